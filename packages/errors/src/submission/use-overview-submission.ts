import type { QueryKey } from '@tanstack/react-query'
import { fieldErrors } from '../field-errors.ts'
import type { Submission } from './submission.ts'
import { useSubmission } from './use-submission.ts'

/** A change that a form or a button sends. It is answered by the whole of what it belongs to, such as all goals. */
export interface OverviewChange<Overview> {
  send: (idempotencyKey: string) => Promise<Overview>
  /** Asks after a lost answer: the overview where the change was applied, null where it was not. */
  verify: () => Promise<Overview | null>
  /** Runs once the answer is shown. */
  onDone: (overview: Overview) => void | Promise<void>
  /** Names of the form's fields. */
  fields?: readonly string[]
  /** The form's field of one that the provider names otherwise. */
  formField?: (rejected: string) => string | undefined
}

interface OverviewOptions<Overview> {
  touches: readonly QueryKey[]
  /** Shows the answer, without a further request. */
  show: (overview: Overview) => Promise<void>
}

/** Sends changes of an overview once each. */
export function useOverviewSubmission<Overview>({
  touches,
  show,
}: OverviewOptions<Overview>): Submission<OverviewChange<Overview>> {
  return useSubmission<OverviewChange<Overview>, Overview>({
    send: (change, key) => change.send(key),
    async verify({ verify }) {
      const answer = await verify()
      return answer && { answer }
    },
    touches,
    async onDone({ onDone }, overview) {
      await show(overview)
      await onDone(overview)
    },
    onRejected: (error, { fields = [], formField }) => fieldErrors(error, fields, formField),
  })
}

/** A verification by the overview itself. */
export const applied =
  <Overview>(fetchOverview: () => Promise<Overview>, isApplied: (overview: Overview) => boolean) =>
  async (): Promise<Overview | null> => {
    const overview = await fetchOverview()
    return isApplied(overview) ? overview : null
  }
