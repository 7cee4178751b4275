import type { Depositor, SaveOptions } from '@coffer/api-client/depositor'
import { ApiError } from '@coffer/api-client/transport'
import { resumeDestination } from '@coffer/domain/destinations'
import { useGo } from '@coffer/router/link'
import type { DraftPort } from '@coffer/session/drafts'
import { useState } from 'react'
import { changeSeen } from '../application/changed-notice.tsx'
import { screenOf } from '../application/screen-of.ts'
import { useMovedOn } from '../application/use-moved-on.ts'
import { useStanding } from '../application/use-standing.ts'
import { isChangedElsewhere, isDuplicate } from './conflict.ts'

/** What the provider refused, by field of the form. */
interface Refusal {
  fields: Record<string, readonly string[]>
}

interface SaveStep<Output> {
  save: (output: Output, options: SaveOptions) => Promise<Depositor>
  /** The state of the application that the form shows. */
  revision: string | null
  draft: DraftPort
  /** The form's name for a field that the provider refused, where it is another one. */
  formField?: (refused: string) => string
}

/**
 * Saves one step, forgets its draft, and goes on to the first step not done: after an edit that is the review.
 * What is thrown was not saved; a refusal by field goes back to the form. What another tab or device saved meanwhile
 * is never written over: it is shown instead.
 */
export function useSaveStep<Output>({ save, draft, formField, ...shown }: SaveStep<Output>) {
  const go = useGo()
  const standing = useStanding()
  const showChange = useMovedOn()
  // What the form opened with: what is brought behind it later is not what the person saw.
  const [revision] = useState(shown.revision)
  return async (output: Output): Promise<void | Refusal> => {
    try {
      const depositor = await save(output, { revision })
      draft.clear()
      changeSeen()
      await standing.learn(depositor)
      return go(screenOf(resumeDestination(depositor) ?? '/login/entry'))
    } catch (error) {
      if (isChangedElsewhere(error)) {
        draft.clear()
        return showChange()
      }
      const refusal = refusalOf(error, formField)
      if (refusal) return refusal
      if (!isDuplicate(error)) throw error
      return go('/registration/duplicate-notification')
    }
  }
}

function refusalOf(error: unknown, formField = (refused: string) => refused): Refusal | null {
  if (!(error instanceof ApiError) || error.failure.kind !== 'invalid') return null
  const refused = Object.entries(error.failure.fields)
  if (refused.length === 0) return null
  return { fields: Object.fromEntries(refused.map(([field, said]) => [formField(field), said])) }
}
