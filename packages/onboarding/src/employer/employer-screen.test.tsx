import { depositor, filledFields, handlers, respond } from '@coffer/api-client/fakes'
import { renderRoute } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { unconfirmed } from '../example-progress.ts'
import { provider, provideProgress, screenMessages } from '../fake-provider.ts'
import { EmployerScreen } from './employer-screen.tsx'

const path = '/registration/employer'
const show = () =>
  renderRoute({ path, screens: { [path]: { screen: async () => EmployerScreen, messages: screenMessages } } })
const save = () => screen.getByRole('button', { name: 'Save and continue' })

function sentSteps(): unknown[] {
  const sent: unknown[] = []
  provider.use(
    handlers.saveStep.answers(async (request) => {
      const step: unknown = await request.json()
      sent.push(step)
      provideProgress(unconfirmed('employer', filledFields()))
      return respond(depositor({ registration_status: null, registration_last_step: 'employer' }))
    }),
  )
  return sent
}

it('The Employer screen asks for employer and occupation only if the status is a working one', async () => {
  provideProgress(unconfirmed('address'))
  const sent = sentSteps()
  show()
  expect(await screen.findByRole('radio', { name: 'Retired' })).toBeDefined()
  expect(screen.queryByLabelText('Employer')).toBeNull()

  await userEvent.click(screen.getByRole('radio', { name: 'Employed' }))
  await userEvent.type(screen.getByLabelText('Employer'), 'Northwind Books')
  await userEvent.type(screen.getByLabelText('Occupation'), 'Editor')
  await userEvent.click(save())
  expect(await screen.findByText('/registration/confirm-details')).toBeDefined()
  expect(sent).toEqual([
    {
      step: 'employer',
      employment_status: 'employed',
      employer_name: 'Northwind Books',
      occupation: 'Editor',
    },
  ])
})

it('The Employer screen asks the self-employed for their business name', async () => {
  provideProgress(unconfirmed('address'))
  show()
  await userEvent.click(await screen.findByRole('radio', { name: 'Self-employed' }))
  expect(screen.getByLabelText('Business name')).toBeDefined()
  await userEvent.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('Enter your business name.')
})

it('The Employer screen sends no employer after a change to retired', async () => {
  provideProgress(unconfirmed('employer', filledFields()))
  const sent = sentSteps()
  show()
  await screen.findByDisplayValue('Northwind Books')
  await userEvent.click(screen.getByRole('radio', { name: 'Retired' }))
  await userEvent.click(save())
  expect(await screen.findByText('/registration/confirm-details')).toBeDefined()
  expect(sent).toEqual([
    { step: 'employer', employment_status: 'retired', employer_name: null, occupation: null },
  ])
})
