import { failureOf } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import type { RoutePath } from '@coffer/router/routes'
import type { DraftPort } from '@coffer/session/drafts'
import { type Refusal, refusalOf } from '../form/refusal.ts'
import { isChangedElsewhere, isDuplicate } from '../remote-change/conflict.ts'
import { dismissRemoteChange } from '../remote-change/remote-change.ts'
import { useShowRemoteChange } from '../remote-change/use-show-remote-change.ts'

/** Reading, storing and leaving an application: the depositor's own or a joint holder's. */
export interface ApplicationResource<State> {
  /** Stores the provider's answer to a save. */
  store: (state: State) => Promise<void>
  /** Fetches the application past the cache, for every screen that shows it. */
  refetch: () => Promise<State>
  /** Leaves a screen that another tab or device has closed, and tells why. */
  leave: (state: State) => Promise<void>
  /** The screen after a save: the first step not done, which after an edit is the review. */
  nextScreen: (state: State) => RoutePath
  /** The notice for a Social Security number that is already on file. */
  duplicateScreen: RoutePath
}

/** One step of an application. */
export interface ApplicationStep<Output, State> {
  resource: ApplicationResource<State>
  /** Whether the step is still to be done. */
  isOpen: (state: State) => boolean
  /** Saves the step; resolves to undefined where another application has taken this one's place. */
  save: (output: Output) => Promise<State | undefined>
  draft: Pick<DraftPort, 'clear'>
  /** The form's name of a field that the provider rejected, where the two differ. */
  formField?: ((rejected: string) => string) | undefined
}

/**
 * Saves a step, clears its draft and opens the next screen. Throws a failure of the save; resolves to what the provider
 * rejected by field. Never overwrites what another tab or device saved meanwhile: the form shows it, and the next save
 * is based on it.
 */
export function useSaveStep<Output, State>(step: ApplicationStep<Output, State>) {
  const { resource, isOpen, save, draft, formField } = step
  const navigate = useNavigate()
  const showRemoteChange = useShowRemoteChange({ ...resource, isOpen })

  /** A 403 may mean that another tab or device has sent or ended the application. */
  const isClosed = (): Promise<boolean> =>
    resource.refetch().then(
      (state) => !isOpen(state),
      () => false,
    )

  return async (output: Output): Promise<void | Refusal> => {
    try {
      const state = await save(output)
      if (state === undefined) return showRemoteChange('untouched')
      draft.clear()
      dismissRemoteChange()
      await resource.store(state)
      return navigate(resource.nextScreen(state))
    } catch (error) {
      if (isChangedElsewhere(error)) return showRemoteChange('untouched')
      if (isDuplicate(error)) return navigate(resource.duplicateScreen)
      if (failureOf(error).kind === 'forbidden' && (await isClosed())) return showRemoteChange('moved-on')
      const refusal = refusalOf(error, formField)
      if (!refusal) throw error
      return refusal
    }
  }
}
