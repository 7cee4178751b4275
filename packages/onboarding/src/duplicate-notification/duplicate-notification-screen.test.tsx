import { renderRoute } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { unconfirmed } from '../example-progress.ts'
import { standsAt } from '../faked-provider.ts'
import { words } from '../words.ts'
import { DuplicateNotificationScreen } from './duplicate-notification-screen.tsx'

const path = '/registration/duplicate-notification'

it('offers to log in as who one is already, to correct the number, and help by email', async () => {
  standsAt(unconfirmed('none'))
  renderRoute({
    path,
    screens: { [path]: { screen: async () => DuplicateNotificationScreen, words: [words] } },
  })
  expect(await screen.findByRole('heading', { name: 'You may already have an account' })).toBeDefined()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Log in with another email')).toBe('/logout')
  expect(href('Correct the number I entered')).toBe('/registration/basic-information')
  expect(screen.getByText(/support@harborlight\.example/)).toBeDefined()
})
