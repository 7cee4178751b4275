import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../fake-provider.ts'
import { MyAccountScreen } from '../my-account/my-account-screen.tsx'
import { NotificationsScreen } from './notifications-screen.tsx'

it('The notification settings screen does not exist if the provider does not announce notification settings', async () => {
  show('/my-account/notifications', NotificationsScreen)
  expect(await screen.findByText('/not-found')).toBeDefined()
})

it('My account has no link to notifications if the provider does not announce notification settings', async () => {
  show('/my-account', MyAccountScreen)
  expect(await screen.findByRole('heading', { name: 'Log-in and security' })).toBeDefined()
  expect(screen.queryByText('Notifications')).toBeNull()
})
