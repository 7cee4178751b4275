import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../fake-provider.ts'
import { MyAccountScreen } from '../my-account/my-account-screen.tsx'
import { SessionsScreen } from './sessions-screen.tsx'

it('the list of sessions does not exist where the provider does not announce it', async () => {
  show('/my-account/sessions', SessionsScreen)
  expect(await screen.findByText('/not-found')).toBeDefined()
})

it('my account does not link to it then', async () => {
  show('/my-account', MyAccountScreen)
  expect(await screen.findByRole('heading', { name: 'Log-in and security' })).toBeDefined()
  expect(screen.queryByText('Where you’re logged in')).toBeNull()
})
