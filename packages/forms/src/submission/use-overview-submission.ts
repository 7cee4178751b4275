import type { QueryKey } from '@tanstack/react-query'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { Submission } from './submission.ts'
import { useSubmission } from './use-submission.ts'

/** A change sent by a form or a button. Its response is the whole overview it belongs to, such as all goals. */
export interface OverviewChange<Overview> {
  send: (idempotencyKey: string) => Promise<Overview>
  /** Checks after a lost response: resolves to the overview if the change was applied, or else to null. */
  verify: () => Promise<Overview | null>
  /** Runs after the response is shown. */
  onDone: (overview: Overview) => void | Promise<void>
  /** Names of the form's fields. */
  fields?: readonly string[]
  /** The form's name of a field that the provider names differently. */
  formField?: (rejected: string) => string | undefined
}

interface OverviewOptions<Overview> {
  touches: readonly QueryKey[]
  /** Shows the response without a further request. */
  show: (overview: Overview) => Promise<void>
}

/** Sends each change of an overview once. */
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

/** A verification that looks for the change in the overview. */
export const applied =
  <Overview>(fetchOverview: () => Promise<Overview>, isApplied: (overview: Overview) => boolean) =>
  async (): Promise<Overview | null> => {
    const overview = await fetchOverview()
    return isApplied(overview) ? overview : null
  }
