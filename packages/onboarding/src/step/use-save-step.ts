import type { Depositor, SaveOptions } from '@coffer/api-client/depositor'
import { type Refusal, refusalOf } from '@coffer/application/refusal'
import { isStepOpen } from '@coffer/domain/access'
import { resumeDestination } from '@coffer/domain/destinations'
import type { RegistrationStep } from '@coffer/domain/status'
import { useNavigate } from '@coffer/router/link'
import type { DraftPort } from '@coffer/session/drafts'
import { useChange } from '@coffer/application/changed-notice'
import { screenOf } from '../application/screen-of.ts'
import { useMovedOn } from '../application/use-moved-on.ts'
import { useStanding } from '../application/use-standing.ts'
import { isChangedElsewhere, isDuplicate } from '@coffer/application/conflict'

interface SaveStep<Output> {
  step: RegistrationStep
  save: (output: Output, options: SaveOptions) => Promise<Depositor>
  /** The state of the application that the form shows. */
  revision: string | null
  draft: Pick<DraftPort, 'clear'>
  /** The form's name for a field that the provider refused, where it is another one. */
  formField?: (refused: string) => string
}

/**
 * Saves one step, forgets its draft, and goes on to the first step not done: after an edit that is the review.
 * What is thrown was not saved; a refusal by field goes back to the form. What another tab or device saved meanwhile
 * is never written over: it is brought, shown and told, and the form saves on that the next time.
 */
export function useSaveStep<Output>({ step, save, revision, draft, formField }: SaveStep<Output>) {
  const navigate = useNavigate()
  const standing = useStanding()
  const { unsay } = useChange()
  const showChange = useMovedOn({ isOpen: (last) => isStepOpen(last, step), kind: 'untouched' })
  return async (output: Output): Promise<void | Refusal> => {
    try {
      const depositor = await save(output, { revision })
      draft.clear()
      unsay()
      await standing.learn(depositor)
      return navigate(screenOf(resumeDestination(depositor) ?? '/login/entry'))
    } catch (error) {
      if (isChangedElsewhere(error)) return showChange()
      const refusal = refusalOf(error, formField)
      if (refusal) return refusal
      if (!isDuplicate(error)) throw error
      return navigate('/registration/duplicate-notification')
    }
  }
}
