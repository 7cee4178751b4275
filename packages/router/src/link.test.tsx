import { translateDocument } from '@coffer/i18n/browser-translator'
import { chooseLanguage, useLanguage } from '@coffer/i18n/language'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BackLink } from './link.tsx'
import { renderRoute } from './testing.tsx'

const texts = { en: 'Back', es: 'Volver' }

function Screen() {
  return <BackLink to="/dashboard">{texts[useLanguage().language]}</BackLink>
}

let stop = () => {}
afterEach(() => stop())

it('BackLink changes its language in a page that the browser has translated', async () => {
  const screens = { '/dashboard/alerts': { screen: async () => Screen, messages: [] } }
  renderRoute({ path: '/dashboard/alerts', screens, languages: ['en', 'es'] })
  const link = await screen.findByRole('link', { name: 'Back' })
  stop = translateDocument()
  await act(() => chooseLanguage('es'))
  expect(link.textContent).toBe('Volver')
})
