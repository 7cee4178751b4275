import { useRoute } from '@coffer/router/link'
import { type RemoteChange, reportRemoteChange } from './remote-change.ts'

interface ShowRemoteChangeOptions<State> {
  /** Fetches the application past the cache, for every screen that shows it. */
  refetch: () => Promise<State>
  /** Whether this screen is still to be done. */
  isOpen: (state: State) => boolean
  /** Leaves a screen that is no longer open, and reports why. */
  leave: (state: State) => Promise<void>
}

/**
 * Shows what another tab or device did: a screen that is still open stays and reports it, any other is left. Resolves to
 * undefined where the application cannot be fetched, so that the rejection itself is shown.
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
