import { beneficiariesQuery, fetchBeneficiaries, type Beneficiary } from '@coffer/api-client/beneficiaries'
import { storeAnswer } from '@coffer/api-client/store-answer'
import type { Failure } from '@coffer/api-client/transport'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { Submission } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import type { ResultValue } from '@coffer/session/result'
import { useQueryClient } from '@tanstack/react-query'
import { beneficiaryChanged } from '../results.ts'
import type { Group } from '../shares/groups.ts'
import { hasShareFields, totalField } from '../shares/shares.ts'

type List = readonly Beneficiary[]

/** An addition, an edit, a removal or new shares, as sent by a form. */
export interface BeneficiaryChange {
  send: () => Promise<List>
  /** Whether a list shows that the change was already applied. */
  isApplied: (list: List) => boolean
  result: Omit<ResultValue<typeof beneficiaryChanged>, 'count'>
  /** The names of the form's fields. */
  fields: readonly string[]
  groups: readonly Group[]
  draft: { clear: () => void }
}

/** Sends a change and opens the success screen. After a lost response, the list shows whether it was applied. */
export function useBeneficiaryChange(): Submission<BeneficiaryChange> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { queryKey } = beneficiariesQuery()
  return useSubmission<BeneficiaryChange, List>({
    send: (change) => change.send(),
    async verify({ isApplied }) {
      const list = await fetchBeneficiaries()
      if (isApplied(list)) return { answer: list }
      storeAnswer(client, queryKey, list)
      return null
    },
    verifiesRejection: mayBeOutdated,
    onAccepted({ result, draft }, list) {
      beneficiaryChanged.record({ ...result, count: list.length })
      draft.clear()
      void client.invalidateQueries({ queryKey, refetchType: 'none' })
    },
    async onDone(_, list) {
      await navigate('/beneficiary/success', { replace: true })
      // Stored only after the navigation; otherwise the form would report its own change as a remote one.
      storeAnswer(client, queryKey, [...list])
    },
    onRejected: (error, { fields, groups }) =>
      fieldErrors(error, fields, (rejected) => formField(rejected, groups)),
  })
}

/** Whether the list may have changed, or the browser may have repeated a request whose first copy was applied. */
const mayBeOutdated = ({ kind, fields }: Failure): boolean =>
  kind === 'missing' || kind === 'conflict' || (kind === 'invalid' && 'allocations' in fields)

/** An error of all shares is shown at the first group with fields; an error of an address, at its field. */
function formField(rejected: string, groups: readonly Group[]): string {
  const group = groups.find(hasShareFields)
  return rejected === 'allocations' && group
    ? totalField(group.designation)
    : rejected.replace(/^address\./, '')
}
