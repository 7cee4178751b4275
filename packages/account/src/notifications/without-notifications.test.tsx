import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../fake-provider.ts'
import { MyAccountScreen } from '../my-account/my-account-screen.tsx'
import { NotificationsScreen } from './notifications-screen.tsx'

it('the notification settings do not exist where the provider does not announce them', async () => {
  show('/my-account/notifications', NotificationsScreen)
  expect(await screen.findByText('/not-found')).toBeDefined()
})

it('my account does not link to them then', async () => {
  show('/my-account', MyAccountScreen)
  expect(await screen.findByRole('heading', { name: 'Log-in and security' })).toBeDefined()
  expect(screen.queryByText('Notifications')).toBeNull()
})
