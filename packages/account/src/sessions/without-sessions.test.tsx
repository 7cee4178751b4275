import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../fake-provider.ts'
import { MyAccountScreen } from '../my-account/my-account-screen.tsx'
import { SessionsScreen } from './sessions-screen.tsx'

it('The sessions screen does not exist if the provider does not announce account security', async () => {
  show('/my-account/sessions', SessionsScreen)
  expect(await screen.findByText('/not-found')).toBeDefined()
})

it('My account has no link to sessions if the provider does not announce account security', async () => {
  show('/my-account', MyAccountScreen)
  expect(await screen.findByRole('heading', { name: 'Log-in and security' })).toBeDefined()
  expect(screen.queryByText('Where you’re logged in')).toBeNull()
})
