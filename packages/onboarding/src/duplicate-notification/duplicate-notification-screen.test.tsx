import { renderRoute } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reviewed, unconfirmed } from '../example-progress.ts'
import { provideProgress, screenMessages } from '../fake-provider.ts'
import { duplicateNotificationScreen } from './duplicate-notification-screen.tsx'

const path = '/registration/duplicate-notification'
const show = () =>
  renderRoute({
    path,
    screens: { [path]: { screen: async () => duplicateNotificationScreen, messages: screenMessages } },
  })

it('The Duplicate notification screen offers no correction after the application is sent', async () => {
  provideProgress(reviewed('PASSED'))
  show()
  await screen.findByRole('link', { name: 'Log in with another email' })
  expect(screen.queryByRole('link', { name: 'Edit Social Security number' })).toBeNull()
})

it('The Duplicate notification screen offers to log in, to correct the SSN and to get help by email', async () => {
  provideProgress(unconfirmed('none'))
  show()
  expect(await screen.findByRole('heading', { name: 'You may already have an account' })).toBeDefined()
  const correct = await screen.findByRole('link', { name: 'Edit Social Security number' })
  expect(correct.getAttribute('href')).toBe('/registration/basic-information')
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Log in with another email')).toBe('/logout')
  expect(screen.getByText(/support@harborlight\.example/)).toBeDefined()
})
