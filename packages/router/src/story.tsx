import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import type { Capability } from '@coffer/branding/capabilities'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { type ReactNode, useEffect, useState } from 'react'
import { createBankRouter } from './router.tsx'
import type { RoutePath } from './routes.ts'
import type { ScreenModule } from './screens.tsx'
import { ErrorText, filled, LoadedRouter, placeholders } from './testing.tsx'

interface StoryRouteProps {
  path: RoutePath
  /** Values of the path's `$name` parameters. */
  params?: Readonly<Record<string, string>>
  Screen: ScreenModule
  /** The query string. */
  search?: string
  Frame?: (props: { children: ReactNode }) => ReactNode
}

/** One screen in the real router, for a story. Guards are not applied, since a story shows any state. */
export function StoryRoute({
  path,
  params = {},
  search = '',
  Screen,
  Frame = ({ children }) => children,
}: StoryRouteProps) {
  const [{ router, queryClient }] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    return {
      queryClient: client,
      router: createBankRouter({
        screens: { ...placeholders(), [path]: { screen: async () => Screen, messages: [] } },
        queryClient: client,
        history: createMemoryHistory({ initialEntries: [`${filled(path, params)}?${search}`] }),
        Frame,
        ErrorScreen: ErrorText,
        PendingScreen: () => null,
        isGuarded: false,
      }),
    }
  })
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedRouter router={router} />
    </QueryClientProvider>
  )
}

interface WithCapabilityProps {
  capability: Capability
  children: ReactNode
}

/** A story whose provider announces a capability. */
export function WithCapability({ capability, children }: WithCapabilityProps) {
  // Before the first render of the story.
  const [undo] = useState(() => announceCapabilities(capability))
  useEffect(() => undo, [undo])
  return children
}
