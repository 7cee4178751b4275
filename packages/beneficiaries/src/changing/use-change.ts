import { beneficiariesQuery, fetchBeneficiaries, type Beneficiary } from '@coffer/api-client/beneficiaries'
import type { Failure } from '@coffer/api-client/transport'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import type { ResultValue } from '@coffer/session/result'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { beneficiaryChanged } from '../results.ts'

type List = readonly Beneficiary[]

interface Refusal {
  fields: Record<string, readonly string[]>
}

export interface Change {
  send: () => Promise<List>
  /** Whether a list shows that it was made already. */
  isMade: (list: List) => boolean
  ended: Omit<ResultValue<typeof beneficiaryChanged>, 'count'>
  /** What was refused, by field of the form; null where none of its fields is meant. */
  refusal: (failure: Failure) => Refusal | null
  draft: { clear: () => void }
}

/**
 * Makes a change and leads to how it ended. After a lost answer the list is asked whether the change was made, also
 * before it is sent again: nobody is added or removed twice. What the provider refused because the list stands otherwise
 * by now brings the new list. Throws what no field is to blame for.
 */
export function useChange(): (change: Change) => Promise<void | Refusal> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isInDoubt = useRef(false)
  const { queryKey } = beneficiariesQuery()

  async function settled({ send, isMade }: Change): Promise<List> {
    const before = isInDoubt.current ? await fetchBeneficiaries() : null
    if (before && isMade(before)) return before
    try {
      return await send()
    } catch (error) {
      isInDoubt.current = isOutcomeUnknown(error)
      if (!isInDoubt.current && !mayStandOtherwise(failureOf(error))) throw error
      const now = await fetchBeneficiaries().catch(() => null)
      // Refused, yet made: a browser sends again what a broken connection took, and only the second time is answered.
      if (now && isMade(now)) return now
      if (now) client.setQueryData(queryKey, now)
      throw error
    }
  }

  return async (change) => {
    let list: List
    try {
      list = await settled(change)
    } catch (error) {
      const refusal = change.refusal(failureOf(error))
      if (!refusal) throw error
      return refusal
    }
    beneficiaryChanged.record({ ...change.ended, count: list.length })
    change.draft.clear()
    await navigate('/beneficiary/success', { replace: true })
    // Only now: the form that is left would otherwise tell of its own change as of somebody else's.
    client.setQueryData(queryKey, [...list])
    return undefined
  }
}

/** The list grew or shrank, or the one it is about is gone. */
const mayStandOtherwise = ({ kind, fields }: Failure): boolean =>
  kind === 'missing' || kind === 'conflict' || (kind === 'invalid' && 'allocations' in fields)
