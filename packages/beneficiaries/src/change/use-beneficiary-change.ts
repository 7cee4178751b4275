import { beneficiariesQuery, fetchBeneficiaries, type Beneficiary } from '@coffer/api-client/beneficiaries'
import { storeAnswer } from '@coffer/api-client/store-answer'
import type { Failure } from '@coffer/api-client/transport'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { Submission } from '@coffer/errors/submission'
import { useSubmission } from '@coffer/errors/use-submission'
import { useNavigate } from '@coffer/router/link'
import type { ResultValue } from '@coffer/session/result'
import { useQueryClient } from '@tanstack/react-query'
import { beneficiaryChanged } from '../results.ts'
import type { Group } from '../shares/groups.ts'
import { hasShareFields, totalField } from '../shares/shares.ts'

type List = readonly Beneficiary[]

/** An addition, an edit, a removal or new shares, as a form sends it. */
export interface BeneficiaryChange {
  send: () => Promise<List>
  /** Whether a list shows that it was applied already. */
  isApplied: (list: List) => boolean
  result: Omit<ResultValue<typeof beneficiaryChanged>, 'count'>
  /** The names of the form's fields. */
  fields: readonly string[]
  groups: readonly Group[]
  draft: { clear: () => void }
}

/** Sends a change and navigates to its result. After a lost answer the list tells whether it was applied. */
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
      // Only now: the form would otherwise report its own change as one from elsewhere.
      storeAnswer(client, queryKey, [...list])
    },
    onRejected: (error, { fields, groups }) =>
      fieldErrors(error, fields, (rejected) => formField(rejected, groups)),
  })
}

/** The list has other members by now, or the change was applied by a request that the browser repeated. */
const mayBeOutdated = ({ kind, fields }: Failure): boolean =>
  kind === 'missing' || kind === 'conflict' || (kind === 'invalid' && 'allocations' in fields)

/** An error about all shares is shown at the first group that has fields, and one about an address at its part. */
function formField(rejected: string, groups: readonly Group[]): string {
  const group = groups.find(hasShareFields)
  return rejected === 'allocations' && group
    ? totalField(group.designation)
    : rejected.replace(/^address\./, '')
}
