import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import { messages as authMessages } from '@coffer/auth/messages'
import { RegisterScreen } from '@coffer/auth/register'
import { messages as dashboardMessages } from '@coffer/dashboard/messages'
import { initI18n } from '@coffer/i18n/language'
import { isLanguage } from '@coffer/i18n/languages'
import { messages as routerMessages } from '@coffer/router/messages'
import { routeOf, routePaths } from '@coffer/router/routes'
import { provideTenant } from '@coffer/session/tenant'
import { GlobalStyle } from '@coffer/ui-kit/global-style'
import { messages as newPasswordMessages } from '@coffer/ui-kit/new-password-messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet, version } from 'styled-components'
import { Frame } from './chrome/frame.tsx'
import { WaitingFrame } from './chrome/waiting-frame.tsx'
import { LogInPage } from './log-in/log-in-page.tsx'
import { logInMessages } from './log-in/messages.ts'

interface PageTarget {
  tenant: TenantBlockInput
  language: string
}

interface PrerenderedPage {
  html: string
  css: string
  version: string
}

/** The log-in page of a tenant with its styles. */
export const renderLogIn = (subject: PageTarget): Promise<PrerenderedPage> =>
  renderPage(subject, <LogInPage onLoggedIn={() => undefined} />)

/** The frame that other pages of a tenant show until the application has loaded, with its styles. */
export const renderFrame = (subject: PageTarget): Promise<PrerenderedPage> =>
  renderPage(subject, <WaitingFrame />)

/** The page on which a visitor opens an account, rendered like in the application, with its styles. */
export async function renderRegistration(subject: PageTarget): Promise<PrerenderedPage> {
  const path = '/registration'
  const root = createRootRoute({
    component: () => (
      <Frame>
        <Outlet />
      </Frame>
    ),
  })
  const screen = createRoute({ getParentRoute: () => root, path, component: RegisterScreen })
  const router = createRouter({
    routeTree: root.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return renderPage(
    subject,
    <QueryClientProvider client={new QueryClient()}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** The paths whose pages show the frame of `renderFrame`. */
export const framedPaths: readonly string[] = routePaths.filter((path) => routeOf(path).chrome === 'bank')

const prerenderedMessages = [
  ...logInMessages,
  dashboardMessages,
  routerMessages,
  authMessages,
  newPasswordMessages,
]

/** The markup when no component suspends anymore. A component that fails to render fails the page. */
async function renderMarkup(content: ReactNode): Promise<string> {
  let failure: unknown
  const { prelude } = await prerender(content, {
    onError: (error) => void (failure ??= error),
    // Renders content in place, not in scripts that move it there.
    progressiveChunkSize: Infinity,
  })
  if (failure !== undefined) throw failure
  return new Response(prelude).text()
}

/** Must not run concurrently, because messages and tenant are module state. */
async function renderPage(page: PageTarget, content: ReactNode): Promise<PrerenderedPage> {
  const { language } = page
  if (!isLanguage(language)) throw new Error(`there are no messages in "${language}"`)
  const { languages, messageOverrides } = provideTenant(page.tenant)
  initI18n({ offered: languages, chosen: language, overrides: messageOverrides })
  await Promise.all(prerenderedMessages.map((namespace) => namespace.load()))

  const sheet = new ServerStyleSheet()
  try {
    const rendered = await renderMarkup(sheet.collectStyles(content))
    // The page's head preloads the logo; React would repeat it inside the body.
    const html = rendered.replace(/^(?:<link [^>]*>)+/, '')
    const css = sheet.getStyleTags().replaceAll(/<style[^>]*>|<\/style>/g, '')
    return { html, css, version }
  } finally {
    sheet.seal()
  }
}
