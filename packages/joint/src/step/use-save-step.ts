import type { JointHolder } from '@coffer/api-client/joint'
import type { JointStep } from '@coffer/domain/joint'
import { failureOf } from '@coffer/errors/failure-of'
import { useChange } from '@coffer/application/changed-notice'
import { isChangedElsewhere, isDuplicate } from '@coffer/application/conflict'
import { type Refusal, refusalOf } from '@coffer/application/refusal'
import { useNavigate } from '@coffer/router/link'
import type { DraftPort } from '@coffer/session/drafts'
import { useStanding } from '../application/use-standing.ts'
import { isOpen, nextScreen } from '../application/where.ts'
import { useMovedOn } from './use-moved-on.ts'

interface SaveStep<Output> {
  step: JointStep
  /** Answers null where somebody else's application stands in the way. */
  save: (output: Output) => Promise<JointHolder | null>
  draft: Pick<DraftPort, 'clear'>
  /** The form's name for a field that the provider refused, where it is another one. */
  formField?: (refused: string) => string
}

/**
 * Saves one step, forgets its draft, and goes on to the first step not done: after an edit that is the review.
 * What another tab or device saved meanwhile is never written over: it is brought, shown and told.
 */
export function useSaveStep<Output>({ step, save, draft, formField }: SaveStep<Output>) {
  const navigate = useNavigate()
  const standing = useStanding()
  const { unsay } = useChange()
  const showChange = useMovedOn(step)

  /** A refusal may be about an application that was sent or closed elsewhere. */
  const isOver = async () => !isOpen(step, await standing.look())

  return async (output: Output): Promise<void | Refusal> => {
    try {
      const holder = await save(output)
      if (holder === null) return showChange('untouched')
      draft.clear()
      unsay()
      await standing.learn(holder)
      return navigate(nextScreen(holder))
    } catch (error) {
      if (isChangedElsewhere(error)) return showChange('untouched')
      if (isDuplicate(error)) return navigate('/joint-account/duplicate-notification')
      if (failureOf(error).kind === 'forbidden' && (await isOver())) return showChange('moved-on')
      const refusal = refusalOf(error, formField)
      if (!refusal) throw error
      return refusal
    }
  }
}
