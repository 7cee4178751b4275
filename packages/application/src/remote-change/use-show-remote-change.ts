import { useRoute } from '@coffer/router/link'
import { type RemoteChange, reportRemoteChange } from './remote-change.ts'

interface ShowRemoteChangeOptions<State> {
  /** Fetches the application, bypassing the cache, for every screen that shows it. */
  refetch: () => Promise<State>
  /** Whether this screen still has to be done. */
  isOpen: (state: State) => boolean
  /** Leaves a screen that is no longer open, and reports the reason. */
  leave: (state: State) => Promise<void>
}

/**
 * Shows the effect of another tab or device: a screen that is still open stays and reports it, any other screen is
 * left. Resolves to undefined if the application cannot be fetched, so that the caller shows the rejection itself.
 */
export function useShowRemoteChange<State>({ refetch, isOpen, leave }: ShowRemoteChangeOptions<State>) {
  const { path } = useRoute()
  return async (effect: RemoteChange['effect']): Promise<'handled' | undefined> => {
    const fetched = await refetch().then(
      (state) => ({ state }),
      () => null,
    )
    if (!fetched) return undefined
    if (isOpen(fetched.state)) reportRemoteChange({ effect, path, isAnswer: true })
    else await leave(fetched.state)
    return 'handled'
  }
}
