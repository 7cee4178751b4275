// @vitest-environment node
import { startLanguage } from '@coffer/i18n/language'
import { words as uiKitWords } from '@coffer/ui-kit/words'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LogInForm } from './log-in-form.tsx'
import { words } from './words.ts'

it.each([
  ['en', 'Log in to your account'],
  ['es', 'Inicie sesión en su cuenta'],
] as const)('is drawn without a browser, in %s, without style attributes', async (language, title) => {
  startLanguage({ offered: [language] })
  await Promise.all([words.load(), uiKitWords.load()])
  const html = renderToString(<LogInForm onLoggedIn={() => undefined} />)
  expect(html).toContain(title)
  expect(html).toContain('autoComplete="username"')
  expect(html).not.toContain('style=')
})
