import { type FieldOptions, fieldTypes } from './field-types.ts'

/** The field on its screen and in the review. */
export function fieldScreenTest({ name, type, label }: FieldOptions): string {
  const { valid, find } = fieldTypes[type]
  const subject = name.words.toLowerCase()
  return `import { filledFields, handlers, respond } from '@coffer/api-client/fakes'
import { renderRoute } from '@coffer/router/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ConfirmDetailsScreen } from '../confirm-details/confirm-details-screen.tsx'
import { unconfirmed } from '../example-progress.ts'
import { provider, provideProgress, screenMessages } from '../fake-provider.ts'
import { BasicInformationScreen } from './basic-information-screen.tsx'

const form = '/registration/basic-information'
const review = '/registration/confirm-details'
const screens = {
  [form]: { screen: async () => BasicInformationScreen, messages: screenMessages },
  [review]: { screen: async () => ConfirmDetailsScreen, messages: screenMessages },
}
const fields = filledFields({ ${name.snake}: '${valid}' })

it('The Basic information screen shows the saved ${subject} and sends it', async () => {
  provideProgress(unconfirmed('basic', fields))
  const sent: unknown[] = []
  provider.use(
    handlers.saveStep.answers(async (request) => {
      sent.push(await request.json())
      return respond(null, { code: 500 })
    }),
  )
  renderRoute({ path: form, screens })
  expect(await screen.${find(label)}).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(sent).toMatchObject([{ ${name.snake}: '${valid}' }]))
})

it('The review shows the ${subject}', async () => {
  provideProgress(unconfirmed('employer', fields))
  renderRoute({ path: review, screens })
  expect(await screen.findByText(${JSON.stringify(label)})).toBeDefined()
})
`
}

/** The field at the provider. */
export function fieldProviderTest({ name, type }: FieldOptions): string {
  const { valid, invalid } = fieldTypes[type]
  const subject = name.words.toLowerCase()
  return `import { progressSchema } from '@coffer/api-client/depositor/schema'
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { openSandboxForFile } from './sandbox.ts'
import { basicDetails, logInNewUser } from './users.ts'

const sandbox = await openSandboxForFile()

it('PATCH /depositor stores the ${subject}, and GET /depositor/progress returns it', async () => {
  const { visitor } = await logInNewUser(sandbox)
  await visitor.patch('/depositor', { ...basicDetails(), ${name.snake}: '${valid}' })
  const { fields } = v.parse(progressSchema, (await visitor.get('/depositor/progress')).data)
  expect(fields.${name.camel}).toBe('${valid}')
})

it('PATCH /depositor refuses an invalid ${subject}, and accepts none', async () => {
  const { visitor } = await logInNewUser(sandbox)
  const refused = await visitor.patch('/depositor', { ...basicDetails(), ${name.snake}: '${invalid}' })
  expect(Object.keys(refused.errors ?? {})).toEqual(['${name.snake}'])
  expect(await visitor.patch('/depositor', basicDetails())).toMatchObject({ status: 200 })
})
`
}
