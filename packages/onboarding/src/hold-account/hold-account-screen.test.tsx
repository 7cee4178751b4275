import { renderRoute } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reviewed } from '../example-progress.ts'
import { standsAt } from '../faked-provider.ts'
import { words } from '../words.ts'
import { HoldAccountScreen } from './hold-account-screen.tsx'

const path = '/registration/hold-account'

it.each([
  ['an application that failed', reviewed('FAILED'), 'We can’t open an account for you'],
  ['an account that can only be viewed', reviewed('VIEW_ONLY'), 'Your account can only be viewed'],
  ['an account on hold', reviewed('PASSED', { extended_status: 'HOLD' }), 'Your account is on hold'],
])('says what holds %s, and how to reach support', async (_what, progress, name) => {
  standsAt(progress)
  renderRoute({ path, screens: { [path]: { screen: async () => HoldAccountScreen, words: [words] } } })
  expect(await screen.findByRole('heading', { name })).toBeDefined()
  const contact = screen.getByRole('link', { name: 'Contact us' })
  expect(contact.getAttribute('href')).toBe('/registration/message-center/add-new-message')
})
