import { depositor, filledFields, handlers, respond, user } from '@coffer/api-client/fakes'
import { describeFormContract } from '@coffer/router/form-contract'
import { renderRoute } from '@coffer/router/testing'
import { rootStore } from '@coffer/session/store'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { unconfirmed } from '../example-progress.ts'
import { provider, provideProgress, screenMessages } from '../fake-provider.ts'
import { BasicInformationScreen } from './basic-information-screen.tsx'

const path = '/registration/basic-information'
const show = () =>
  renderRoute({
    path,
    screens: { [path]: { screen: async () => BasicInformationScreen, messages: screenMessages } },
  })
const save = () => screen.getByRole('button', { name: 'Save and continue' })

async function fillIn({ ssn = '123-45-6789' } = {}) {
  const person = userEvent.setup()
  await person.type(await screen.findByLabelText('First name'), 'Ada')
  await person.type(screen.getByLabelText('Last name'), 'Rivera')
  await person.type(screen.getByLabelText('Month'), '04')
  await person.type(screen.getByLabelText('Day'), '12')
  await person.type(screen.getByLabelText('Year'), '1988')
  await person.type(screen.getByLabelText('Social Security number'), ssn)
  // Its default is the number for one-time codes.
  const phone = screen.getByLabelText('Mobile number')
  await person.clear(phone)
  await person.type(phone, '6145550177')
  return person
}

/** Records the steps that are sent. The response says that the step is completed. */
function sentSteps(): unknown[] {
  const sent: unknown[] = []
  const saved = depositor({ registration_status: null, registration_last_step: 'basic' })
  provider.use(
    handlers.saveStep.answers(async (request) => {
      const step: unknown = await request.json()
      sent.push(step)
      provideProgress(unconfirmed('basic', filledFields()))
      return respond(saved)
    }),
  )
  return sent
}

it('The Basic information screen saves numbers as digits and opens the address step', async () => {
  provideProgress(unconfirmed('none'))
  const sent = sentSteps()
  show()
  const person = await fillIn()
  await person.click(save())
  expect(await screen.findByText('/registration/address')).toBeDefined()
  expect(sent).toMatchObject([
    {
      step: 'basic',
      first_name: 'Ada',
      middle_name: null,
      last_name: 'Rivera',
      date_of_birth: '1988-04-12',
      ssn: '123456789',
      phone: '6145550177',
    },
  ])
})

it('The Basic information screen lists every error at once and focuses the list', async () => {
  provideProgress(unconfirmed('none'))
  show()
  await screen.findByLabelText('First name')
  await userEvent.click(save())
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Enter your first name.')
  expect(summary.textContent).toContain('Enter your Social Security number.')
  expect(document.activeElement).toBe(summary)
})

it('The Basic information screen shows a saved SSN by its last four digits and does not send it again', async () => {
  provideProgress(unconfirmed('basic', filledFields()))
  const sent = sentSteps()
  show()
  expect(await screen.findByText('Ends in 1234')).toBeDefined()
  expect(screen.queryByLabelText('Social Security number')).toBeNull()
  await userEvent.click(save())
  expect(await screen.findByText('/registration/address')).toBeDefined()
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toHaveProperty('ssn')
})

it('The Basic information screen can edit a saved SSN and undo the edit', async () => {
  provideProgress(unconfirmed('basic', filledFields()))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Social Security number' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Social Security number'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Ends in 1234')).toBeDefined()
})

it('The Basic information screen restores a draft, without the Social Security number', async () => {
  provideProgress(unconfirmed('none'))
  const { router } = show()
  await fillIn()
  await act(() => router.navigate({ to: '/registration/landing' }))
  expect(JSON.stringify(rootStore.getState())).not.toContain('6789')
  await act(() => router.navigate({ to: path }))
  expect(await screen.findByDisplayValue('Rivera')).toBeDefined()
  expect(screen.getByLabelText('Social Security number')).toHaveProperty('value', '')
})

it('The Basic information screen shows a rejection at its field', async () => {
  provideProgress(unconfirmed('none'))
  provider.use(handlers.saveStep.fails(422, { errors: { phone: ['That number can’t get texts.'] } }))
  show()
  const person = await fillIn()
  await person.click(save())
  await screen.findByRole('alert')
  expect(screen.getByLabelText('Mobile number').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('That number can’t get texts.').length).toBeGreaterThan(0)
})

it('The Basic information screen opens the duplicate notice when the SSN is already on file', async () => {
  provideProgress(unconfirmed('none'))
  provider.use(handlers.saveStep.fails(409, { message: 'duplicate_ssn', errors: { ssn: ['duplicate_ssn'] } }))
  show()
  const person = await fillIn()
  await person.click(save())
  expect(await screen.findByText('/registration/duplicate-notification')).toBeDefined()
})

it('The Basic information screen keeps its input after a lost response and says that nothing was saved', async () => {
  provideProgress(unconfirmed('none'))
  provider.use(handlers.saveStep.breaks())
  show()
  const person = await fillIn()
  await person.click(save())
  expect(await screen.findByText('We couldn’t save your details')).toBeDefined()
  expect(screen.getByText('We checked, and nothing came through.')).toBeDefined()
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ada')
})

it('The Basic information screen claims no outcome when the saved values cannot be fetched', async () => {
  provideProgress(unconfirmed('none'))
  show()
  const person = await fillIn()
  provider.use(handlers.saveStep.breaks(), handlers.progress.fails(403))
  await person.click(save())
  expect(await screen.findByText('We couldn’t confirm this went through')).toBeDefined()
  expect(screen.queryByText(/couldn’t save/)).toBeNull()
})

it('The Basic information screen shows the reference for support after an unexpected failure', async () => {
  provideProgress(unconfirmed('none'))
  provider.use(handlers.saveStep.fails(500))
  show()
  const person = await fillIn()
  await person.click(save())
  expect(await screen.findByText(/Reference for support: [0-9a-f]{8}$/)).toBeDefined()
})

it('The Basic information screen explains that the application could not be loaded, and retries', async () => {
  provideProgress(unconfirmed('none'))
  provider.use(handlers.progress.fails(403))
  show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  provideProgress(unconfirmed('none'))
  await userEvent.click(again)
  expect(await screen.findByLabelText('First name')).toBeDefined()
})

describe('the phone number for one-time codes', () => {
  const without = unconfirmed('none', { phone: null })

  it('The phone number for one-time codes is the default of the mobile number', async () => {
    provideProgress(without)
    provider.use(handlers.user(user({ phone: '+1 614 555 0188' })))
    show()
    const phone = await screen.findByLabelText('Mobile number')
    expect(phone).toHaveProperty('value', '(614) 555-0188')
  })

  it('The mobile number stays empty when the number for one-time codes cannot be loaded', async () => {
    provideProgress(without)
    provider.use(handlers.user.fails(500))
    show()
    expect(await screen.findByLabelText('Mobile number')).toHaveProperty('value', '')
  })

  it('The mobile number of the application takes precedence over the number for one-time codes', async () => {
    provideProgress(unconfirmed('basic', filledFields({ phone: '6145550123' })))
    provider.use(handlers.user(user({ phone: '6145550188' })))
    show()
    const phone = await screen.findByLabelText('Mobile number')
    expect(phone).toHaveProperty('value', '(614) 555-0123')
  })
})

it('The Basic information screen keeps a typed SSN visible after another device has saved one', async () => {
  provideProgress(unconfirmed('none'))
  provider.use(
    handlers.saveStep.answers(() => {
      provideProgress(unconfirmed('basic', filledFields()))
      return respond(null, { code: 409, message: 'changed_elsewhere' })
    }),
  )
  show()
  const person = await fillIn()
  await person.click(save())
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Ends in 1234')).toBeDefined()
})

describeFormContract('The form for the depositor', {
  open: async () => {
    provideProgress(unconfirmed('none'))
    const shown = show()
    await fillIn()
    return shown
  },
  submit: 'Save and continue',
  call: handlers.saveStep,
  accepted: () => {
    provideProgress(unconfirmed('basic', filledFields()))
    return respond(depositor({ registration_status: null, registration_last_step: 'basic' }))
  },
  done: () => screen.findByText('/registration/address'),
  typed: { label: 'First name', value: 'Ada', isDraft: true },
  refused: { field: 'first_name', label: 'First name' },
})
