// @vitest-environment node
import { initI18n } from '@coffer/i18n/language'
import { messages as uiKitMessages } from '@coffer/ui-kit/messages'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LogInForm } from './log-in-form.tsx'
import { messages } from './messages.ts'

it.each([
  ['en', 'Log in to your account'],
  ['es', 'Inicie sesión en su cuenta'],
] as const)(
  'The log-in form renders outside a browser, in %s, without style attributes',
  async (language, title) => {
    initI18n({ offered: [language] })
    await Promise.all([messages.load(), uiKitMessages.load()])
    const html = renderToString(<LogInForm onLoggedIn={() => undefined} />)
    expect(html).toContain(title)
    expect(html).toContain('autoComplete="username"')
    expect(html).not.toContain('style=')
  },
)
