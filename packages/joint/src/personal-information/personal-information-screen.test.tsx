import { handlers, respond } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { rootStore } from '@coffer/session/store'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { invited, started } from '../example-holder.ts'
import { provider, show, provideHolder } from '../fake-provider.ts'
import { personalInformationScreen } from './personal-information-screen.tsx'

const path = '/joint-account/personal-information'
const open = () => show(path, personalInformationScreen)
const save = () => screen.getByRole('button', { name: 'Save and continue' })

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('First name'), 'Sam')
  await userEvent.type(screen.getByLabelText('Last name'), 'Rivera')
  await userEvent.type(screen.getByLabelText('Month'), '04')
  await userEvent.type(screen.getByLabelText('Day'), '12')
  await userEvent.type(screen.getByLabelText('Year'), '1990')
  await userEvent.type(screen.getByLabelText('Social Security number'), '123456789')
}

it('The Personal information screen saves with the revision it shows and opens the address step', async () => {
  provideHolder(started('none'))
  const sent: unknown[] = []
  provider.use(
    handlers.saveHolder.answers(async (request) => {
      sent.push(request.headers.get('If-Match'), await request.json())
      return respond(started('basic'))
    }),
  )
  open()
  await fillIn()
  await userEvent.click(save())
  expect(await screen.findByText('/joint-account/address-information')).toBeDefined()
  expect(sent).toMatchObject([
    '"r1"',
    {
      step: 'personal-information',
      first_name: 'Sam',
      middle_name: null,
      last_name: 'Rivera',
      date_of_birth: '1990-04-12',
      ssn: '123456789',
    },
  ])
})

it('The Personal information screen opens the duplicate notice when the SSN is already on file', async () => {
  provideHolder(started('none'))
  provider.use(
    handlers.saveHolder.fails(409, { message: 'duplicate_ssn', errors: { ssn: ['duplicate_ssn'] } }),
  )
  open()
  await fillIn()
  await userEvent.click(save())
  expect(await screen.findByText('/joint-account/duplicate-notification')).toBeDefined()
})

it('The Personal information screen restores a draft, without the Social Security number', async () => {
  provideHolder(started('none'))
  const { router } = open()
  await fillIn()
  await act(() => router.navigate({ to: '/joint-account/saved' }))
  expect(JSON.stringify(rootStore.getState())).not.toContain('6789')
  await act(() => router.navigate({ to: path }))
  expect(await screen.findByDisplayValue('Rivera')).toBeDefined()
  expect(screen.getByLabelText('Social Security number')).toHaveProperty('value', '')
})

it('The Personal information screen redirects to the start without an application', async () => {
  provideHolder(null)
  open()
  expect(await screen.findByText('/joint-account')).toBeDefined()
})

it('The Personal information screen closes with a toast if another tab has sent the application', async () => {
  provideHolder(started('employer'))
  provider.use(
    handlers.saveHolder.answers(() => {
      provideHolder(invited())
      return respond(null, { code: 403, message: 'This application was sent already.' })
    }),
  )
  open()
  await screen.findByDisplayValue('Sam')
  await userEvent.click(save())
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
  expect(toasts.read().message).toMatch(/in another tab/)
})

it('The Personal information screen shows the values saved by another tab, with a notice', async () => {
  provideHolder(started('basic'))
  provider.use(
    handlers.saveHolder.answers(() => {
      provideHolder(started('basic', { last_name: 'Okafor' }, 'r2'))
      return respond(null, { code: 409, message: 'changed_elsewhere' })
    }),
  )
  open()
  await userEvent.type(await screen.findByLabelText(/^Middle name/), 'Inés')
  await userEvent.click(save())
  expect(await screen.findByText('This application was updated somewhere else')).toBeDefined()
  expect(await screen.findByDisplayValue('Okafor')).toBeDefined()
  expect(screen.getByDisplayValue('Inés')).toBeDefined()
})

it('The Personal information screen keeps its input after a lost response and says that nothing was saved', async () => {
  provideHolder(started('none'))
  provider.use(handlers.saveHolder.breaks())
  open()
  await fillIn()
  await userEvent.click(save())
  expect(await screen.findByText('We couldn’t save the details')).toBeDefined()
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Sam')
})
