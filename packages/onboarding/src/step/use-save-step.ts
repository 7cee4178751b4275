import type { Depositor } from '@coffer/api-client/depositor'
import { ApiError } from '@coffer/api-client/transport'
import { resumeDestination } from '@coffer/domain/destinations'
import { useGo } from '@coffer/router/link'
import type { DraftPort } from '@coffer/session/drafts'
import { screenOf } from '../application/screen-of.ts'
import { useStanding } from '../application/use-standing.ts'

/** What the provider refused, by field of the form. */
interface Refusal {
  fields: Record<string, readonly string[]>
}

interface SaveStep<Output> {
  save: (output: Output) => Promise<Depositor>
  draft: DraftPort
  /** The form's name for a field that the provider refused, where it is another one. */
  formField?: (refused: string) => string
}

/**
 * Saves one step, forgets its draft, and goes on to the first step not done: after an edit that is the review.
 * What is thrown was not saved; a refusal by field goes back to the form.
 */
export function useSaveStep<Output>({ save, draft, formField }: SaveStep<Output>) {
  const go = useGo()
  const standing = useStanding()
  return async (output: Output): Promise<void | Refusal> => {
    try {
      const depositor = await save(output)
      draft.clear()
      await standing.learn(depositor)
      return go(screenOf(resumeDestination(depositor) ?? '/login/entry'))
    } catch (error) {
      const refusal = refusalOf(error, formField)
      if (refusal) return refusal
      if (!isDuplicate(error)) throw error
      return go('/registration/duplicate-notification')
    }
  }
}

/** The Social Security number belongs to someone else's application or account. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'conflict'

function refusalOf(error: unknown, formField = (refused: string) => refused): Refusal | null {
  if (!(error instanceof ApiError) || error.failure.kind !== 'invalid') return null
  const refused = Object.entries(error.failure.fields)
  if (refused.length === 0) return null
  return { fields: Object.fromEntries(refused.map(([field, said]) => [formField(field), said])) }
}
