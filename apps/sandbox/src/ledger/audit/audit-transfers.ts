import { toPocket } from './audit-balances.ts'
import { businessDayAt, formatDay, dayAt } from './eastern-days.ts'
import { expectedMoves, isOpen, isScheduled } from './expected-moves.ts'
import type { Findings } from './findings.ts'
import type { AccountRecord, Posting, Transfer } from './read-accounts.ts'

/**
 * Audits that every transfer has the postings of its status, at the moments that it names, and work that continues it.
 */
export function auditTransfers(
  { account, postings, transfers, work }: AccountRecord,
  findings: Findings,
): void {
  const own = new Set(transfers.map(({ transfer }) => transfer.id))
  for (const { transfer, transaction, cents, at } of postings)
    if (transfer === null || !own.has(transfer) || at === null)
      findings.add({
        kind: 'posting-misplaced',
        account: account.id,
        transaction,
        ...(transfer !== null && { transfer }),
        date: at === null ? null : formatDay(businessDayAt(at.getTime())),
        expected: 0,
        actual: cents,
      })
  const postingsByTransfer = Map.groupBy(postings, ({ transfer }) => transfer)
  const continued = new Set(work.map(({ payload }) => transferIdIn(payload)))
  for (const { transfer } of transfers) {
    comparePostings(transfer, postingsByTransfer.get(transfer.id) ?? [], findings)
    compareDate(transfer, findings)
    if (isUnfinished(transfer) && !continued.has(transfer.id))
      findings.add({
        kind: 'transfer-stalled',
        account: account.id,
        transfer: transfer.id,
        date: formatDay(dayAt(transfer.createdAt.getTime())),
        expected: 'scheduled work',
        actual: transfer.status,
      })
  }
}

const placeKey = (at: number, pocket: string): string => `${at} ${pocket}`

function comparePostings(transfer: Transfer, postings: readonly Posting[], findings: Findings): void {
  const isHistory = postings.some(({ kind }) => kind === 'history')
  const moves = new Map<string, { at: number; pocket: string; expected: number; actual: number }>()
  const moveAt = (at: number, pocket: string) => {
    const place = placeKey(at, pocket)
    const move = moves.get(place) ?? { at, pocket, expected: 0, actual: 0 }
    moves.set(place, move)
    return move
  }
  for (const { at, pocket, cents } of expectedMoves(transfer, isHistory)) moveAt(at, pocket).expected += cents
  for (const { at, pocket, cents } of postings) if (at !== null) moveAt(at.getTime(), pocket).actual += cents
  for (const { at, pocket, expected, actual } of moves.values())
    findings.compare({
      kind: 'transfer-postings',
      account: transfer.depositAccountId,
      transfer: transfer.id,
      pocket: toPocket(pocket),
      date: formatDay(businessDayAt(at)),
      expected,
      actual,
    })
}

/** Interest has the date on which it is due, which is audited with its amount. */
function compareDate(transfer: Transfer, findings: Findings): void {
  const { direction, settledAt, depositAccountId, id, postedOn } = transfer
  if (direction === 'ServiceToPrimary' || settledAt === null) return
  const date = formatDay(dayAt(settledAt.getTime()))
  const here = { account: depositAccountId, transfer: id, date }
  findings.compare({ kind: 'transfer-date', ...here, expected: date, actual: postedOn })
}

/** Work must exist that continues it: it is not settled, or it is a deposit on hold. */
const isUnfinished = (transfer: Transfer): boolean =>
  isOpen(transfer) ||
  isScheduled(transfer) ||
  (transfer.status === 'Settled' && transfer.direction === 'LinkedToPrimary' && transfer.releasedAt === null)

const transferIdIn = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'transferId' in payload ? payload.transferId : null
