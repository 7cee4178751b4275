import { depositor, depositorProgress, handlers } from '@coffer/api-client/faking'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { provider } from '@coffer/router/faked-provider'
import { show } from '../show.ts'
import { EntryScreen } from './entry-screen.tsx'

type Standing = Pick<
  ReturnType<typeof depositor>,
  'registration_status' | 'registration_last_step' | 'extended_status'
>
const standsAt = (standing: Partial<Standing>) =>
  provider.use(handlers.depositor(depositor(standing)), handlers.progress(depositorProgress(standing)))

it.each<[string, Partial<Standing>, string]>([
  [
    'who has not begun',
    { registration_status: null, registration_last_step: 'none' },
    '/registration/landing',
  ],
  [
    'who is under way',
    { registration_status: null, registration_last_step: 'address' },
    '/login/registration-home',
  ],
  ['who is complete', {}, '/dashboard'],
  ['who is on hold', { extended_status: 'HOLD' }, '/registration/hold-account'],
])('leads %s on', async (_, standing, path) => {
  standsAt(standing)
  show('/login/entry', EntryScreen)
  expect(await screen.findByText(path)).toBeDefined()
})

it('says so when the depositor can’t be brought, and tries again', async () => {
  provider.use(handlers.depositor.fails(500), handlers.progress.fails(500))
  show('/login/entry', EntryScreen)
  expect((await screen.findByRole('alert')).textContent).toContain('We could not open your account')
  standsAt({})
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('/dashboard')).toBeDefined()
})

it('leads to the code while that is pending', async () => {
  show('/login/entry', EntryScreen, { as: 'mfa-pending' })
  expect(await screen.findByText('/login/choose-mfa')).toBeDefined()
})
