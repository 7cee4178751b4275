import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import { initI18n } from '@coffer/i18n/language'
import { isLanguage } from '@coffer/i18n/languages'
import { provideTenant } from '@coffer/session/tenant'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, version } from 'styled-components'
import { LogInPage } from './log-in/log-in-page.tsx'
import { logInMessages } from './log-in/messages.ts'

/** Renders the log-in page of a tenant with its styles. One at a time, since messages and tenant are module state. */
export async function renderLogIn(page: {
  tenant: TenantBlockInput
  language: string
}): Promise<{ html: string; css: string; version: string }> {
  const { language } = page
  if (!isLanguage(language)) throw new Error(`there are no messages in "${language}"`)
  const { languages, words } = provideTenant(page.tenant)
  initI18n({ offered: languages, chosen: language, overrides: words })
  await Promise.all(logInMessages.map((namespace) => namespace.load()))

  const sheet = new ServerStyleSheet()
  try {
    const rendered = renderToString(sheet.collectStyles(<LogInPage onLoggedIn={() => undefined} />))
    // The page's head preloads the logo; React would repeat it inside the body.
    const html = rendered.replace(/^(?:<link [^>]*>)+/, '')
    const css = sheet.getStyleTags().replaceAll(/<style[^>]*>|<\/style>/g, '')
    return { html, css, version }
  } finally {
    sheet.seal()
  }
}
