import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { inLanguage } from '@coffer/api-client/fakes'
import type { Capability } from '@coffer/branding/capabilities'
import { onLanguage } from '@coffer/i18n/language'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { completeMfa, sessionState } from '@coffer/session/session'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { loadAccessContext } from './access-context.ts'
import { findEnterableRoute } from './first-enterable.ts'
import { refusedLinks } from './refused-links.ts'
import { createBankRouter } from './router.tsx'
import { type RoutePath, routeOf } from './routes.ts'
import type { ScreenModule } from './screens.tsx'
import { ErrorText, filled, LoadedRouter, placeholders } from './testing.tsx'

declare global {
  /** The links of the shown story that its depositor may not follow; the tests of the stories call it. */
  var refusedLinks: (() => readonly string[]) | undefined
}

type FrameComponent = (props: { children: ReactNode }) => ReactNode

/** The application's frame for every story of a screen, which a feature cannot import. Null leaves it out. */
export const StoryFrame = createContext<FrameComponent | null>(null)

interface StoryRouteProps {
  path: RoutePath
  /** Values of the path's `$name` parameters. */
  params?: Readonly<Record<string, string>>
  Screen: ScreenModule
  /** The query string. */
  search?: string
  /** For a story without the application's frame. */
  Frame?: FrameComponent
}

/**
 * One screen in the real router, for a story, in the frame of its route. Guards are not applied, because a story shows
 * any state; but their data is loaded, because the frame reads it.
 */
export function StoryRoute({
  path,
  params = {},
  search = '',
  Screen,
  Frame: OwnFrame = ({ children }) => children,
}: StoryRouteProps) {
  const ApplicationFrame = useContext(StoryFrame)
  const Frame = ApplicationFrame ?? OwnFrame
  const [{ router, queryClient }] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    enterRoute(path, client)
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
  useEffect(() => {
    // If a story shows a screen whose own guard refuses the depositor, its links are not checked.
    globalThis.refusedLinks = () =>
      routeOf(path).chrome === 'bank' && findEnterableRoute(queryClient, [path]) !== null
        ? refusedLinks(document, queryClient)
        : []
    return () => {
      globalThis.refusedLinks = undefined
    }
  }, [path, queryClient])
  // The provider answers in the language of the page. A story asks nothing again, because it would lose its state.
  useEffect(
    () =>
      onLanguage((language) => {
        queryClient.setQueriesData({}, (data: unknown) => inLanguage(data, language))
      }),
    [queryClient],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedRouter router={router} />
    </QueryClientProvider>
  )
}

const session = { token: 'story', sessionId: 'story', relink: false, tokenDuration: 86_400 }

/**
 * Signs in if the route needs a session, and loads the data of its guard and its frame. A failed call leaves the
 * navigation empty.
 */
function enterRoute(path: RoutePath, client: QueryClient): void {
  const { chrome, guard } = routeOf(path)
  const isOfSession = chrome === 'bank' || chrome === 'steps'
  if (isOfSession && sessionState().status === 'visitor') completeMfa(session)
  loadAccessContext(client, guard.requirements).catch(() => undefined)
}

interface WithCapabilityProps {
  capability: Capability | readonly Capability[]
  children: ReactNode
}

/** A story with a provider that announces one or several capabilities. */
export function WithCapability({ capability, children }: WithCapabilityProps) {
  // Runs before the first render of the story.
  const [undo] = useState(() => announceCapabilities(...[capability].flat()))
  useEffect(() => undo, [undo])
  return children
}
