import { formatDay, dayAt } from './eastern-days.ts'
import type { Finding, Findings } from './findings.ts'
import type { AccountRecord, Request, Transfer } from './read-accounts.ts'
import { transferInResult } from './transfer-in-result.ts'

/** Audits that a request runs until its transfer is checked or ends, and that its result describes that transfer. */
export function auditTransferRequests({ account, transfers }: AccountRecord, findings: Findings): void {
  for (const { transfer, request } of transfers) {
    const here = {
      account: account.id,
      transfer: transfer.id,
      request: transfer.requestId,
      date: formatDay(dayAt(transfer.createdAt.getTime())),
    }
    if (request !== null) compareRequest(transfer, request, here, findings)
    else if (needsRequest(transfer))
      findings.add({ kind: 'transfer-without-request', ...here, expected: 'a request', actual: null })
  }
}

function compareRequest(
  transfer: Transfer,
  { completedAt, failure, result }: Request,
  here: Pick<Finding, 'account' | 'transfer' | 'request' | 'date'>,
  findings: Findings,
): void {
  const isUnchecked = transfer.status === 'Initiated' && transfer.scheduledFor === null
  if (completedAt === null) {
    if (!isUnchecked)
      findings.add({ kind: 'request-running', ...here, expected: transfer.status, actual: 'running' })
    return
  }
  if (isUnchecked) findings.add({ kind: 'request-early', ...here, expected: 'running', actual: 'completed' })
  if (failure !== null)
    findings.add({ kind: 'request-result', ...here, expected: transfer.status, actual: 'failed' })
  const described = transferInResult(result)
  if (described === null) return
  findings.compare({ kind: 'request-result', ...here, expected: transfer.id, actual: described.uuid })
  // A result with a final status is final; with any other status it describes that moment.
  if (ends.includes(described.status))
    findings.compare({ kind: 'request-result', ...here, expected: transfer.status, actual: described.status })
}

const ends = ['Returned', 'Voided', 'Cancelled']

/** No call requested interest, historical transfers, or the later deposits of a schedule. */
const needsRequest = (transfer: Transfer): boolean =>
  transfer.scheduledFor === null && transfer.requestId !== transfer.id
