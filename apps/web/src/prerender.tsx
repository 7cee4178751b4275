import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import { messages as dashboardMessages } from '@coffer/dashboard/messages'
import { initI18n } from '@coffer/i18n/language'
import { isLanguage } from '@coffer/i18n/languages'
import { routeOf, routePaths } from '@coffer/router/routes'
import { provideTenant } from '@coffer/session/tenant'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, version } from 'styled-components'
import { WaitingFrame } from './chrome/waiting-frame.tsx'
import { LogInPage } from './log-in/log-in-page.tsx'
import { logInMessages } from './log-in/messages.ts'

interface Subject {
  tenant: TenantBlockInput
  language: string
}

interface Drawing {
  html: string
  css: string
  version: string
}

/** The log-in page of a tenant with its styles. */
export const renderLogIn = (subject: Subject): Promise<Drawing> =>
  draw(subject, <LogInPage onLoggedIn={() => undefined} />)

/** What the other pages of a tenant show until the application is loaded, with its styles. */
export const renderFrame = (subject: Subject): Promise<Drawing> => draw(subject, <WaitingFrame />)

/** The addresses that have this frame. */
export const framedPaths: readonly string[] = routePaths.filter((path) => routeOf(path).chrome === 'bank')

/** One at a time, since messages and tenant are module state. */
async function draw(page: Subject, content: ReactNode): Promise<Drawing> {
  const { language } = page
  if (!isLanguage(language)) throw new Error(`there are no messages in "${language}"`)
  const { languages, words } = provideTenant(page.tenant)
  initI18n({ offered: languages, chosen: language, overrides: words })
  await Promise.all([...logInMessages, dashboardMessages].map((namespace) => namespace.load()))

  const sheet = new ServerStyleSheet()
  try {
    const rendered = renderToString(sheet.collectStyles(content))
    // The page's head preloads the logo; React would repeat it inside the body.
    const html = rendered.replace(/^(?:<link [^>]*>)+/, '')
    const css = sheet.getStyleTags().replaceAll(/<style[^>]*>|<\/style>/g, '')
    return { html, css, version }
  } finally {
    sheet.seal()
  }
}
