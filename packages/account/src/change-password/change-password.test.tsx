import { requestBodies, recordRequests } from '@coffer/router/recorded-requests'
import { handlers, respond } from '@coffer/api-client/fakes'
import { describeFormContract } from '@coffer/router/form-contract'
import { storedText } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { EditUserInfoScreen } from '../user-info/edit-user-info-screen.tsx'
import { userChanged } from '../results.ts'

const open = () => show('/my-account/edit-user-info', EditUserInfoScreen, { search: 'change=password' })
const alert = async () => (await screen.findByRole('alert')).textContent
async function send(password = 'another quiet morning') {
  await userEvent.type(await screen.findByLabelText('Current password'), 'quiet harbor morning')
  await userEvent.type(screen.getByLabelText('New password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

it('The password form changes the password and stores neither the old nor the new one', async () => {
  const sent = recordRequests(handlers.saveStep)
  open()
  await send()
  expect(await screen.findByText('/my-account/edit-user-info/success')).toBeDefined()
  expect(requestBodies(sent)).toEqual([
    {
      step: 'password',
      current_password: 'quiet harbor morning',
      password: 'another quiet morning',
      password_confirmation: 'another quiet morning',
    },
  ])
  expect(userChanged.read()).toEqual({ of: 'password' })
  const kept = storedText()
  expect(kept).not.toMatch(/quiet/)
})

it('The password form enforces the password requirements of the tenant', async () => {
  open()
  await send('short')
  expect(await alert()).toContain('Choose a password that meets all the requirements.')
})

it.each([
  ['current_password', 'This is not your current password.'],
  ['password', 'This password is used too often.'],
])('The password form shows a rejection at the %s field', async (field, message) => {
  provider.use(handlers.saveStep.fails(422, { errors: { [field]: [message] } }))
  open()
  await send()
  expect(await alert()).toContain(message)
})

it('The password form shows a rejection that names no field', async () => {
  provider.use(handlers.saveStep.fails(429, { message: 'Too many tries.' }))
  open()
  await send()
  expect(await alert()).toContain('We couldn’t change your password')
})

it('The password form claims neither success nor failure after a lost response', async () => {
  provider.use(handlers.saveStep.breaks())
  open()
  await send()
  expect(await alert()).toContain('We couldn’t confirm your new password')
})

describeFormContract('The form for another password', {
  open: async () => {
    const shown = open()
    await userEvent.type(await screen.findByLabelText('Current password'), 'quiet harbor morning')
    await userEvent.type(screen.getByLabelText('New password'), 'another quiet morning')
    return shown
  },
  submit: 'Change password',
  call: handlers.saveStep,
  accepted: () => respond(null),
  done: () => screen.findByText('/my-account/edit-user-info/success'),
  typed: { label: 'New password', value: 'another quiet morning' },
  refused: { field: 'current_password', label: 'Current password' },
})
