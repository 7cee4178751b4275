import { handlers, message, respond } from '@coffer/api-client/faking'
import { renderRoute } from '@coffer/router/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { provider } from '@coffer/router/faked-provider'
import { words } from '../words.ts'
import { NewMessageScreen } from './new-message-screen.tsx'

const path = '/message-center/add-new-message'
const show = () =>
  renderRoute({ path, screens: { [path]: { screen: async () => NewMessageScreen, words: [words] } } })

async function write() {
  await userEvent.selectOptions(await screen.findByLabelText('Topic'), 'Linking a bank')
  await userEvent.type(screen.getByLabelText('Subject'), 'My bank')
  await userEvent.type(screen.getByLabelText('Message'), 'I can’t find it in the list.')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))

it('sends what was written, and says that it arrived', async () => {
  const sent: FormData[] = []
  provider.use(
    handlers.sendMessage.answers(async (request) => {
      sent.push(await request.formData())
      return respond(message(), { code: 201 })
    }),
  )
  show()
  await write()
  await send()
  expect(await screen.findByRole('heading', { name: 'Your message is on its way' })).toBeDefined()
  expect(sent.map((form) => Object.fromEntries(form))).toEqual([
    { topic: 'linking', subject: 'My bank', body: 'I can’t find it in the list.' },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', '')
})

it('says what is still wanted', async () => {
  show()
  await screen.findByLabelText('Topic')
  await send()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toMatch(/Choose a topic\..*Enter a subject\..*Write your message\./)
})

it('keeps what was written until it is sent', async () => {
  const { router } = show()
  await write()
  await act(() => router.navigate({ to: '/not-found' }))
  await act(() => router.navigate({ to: path }))
  expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'My bank')
})

it.each([
  ['the connection breaks', () => handlers.sendMessage.breaks(), 'You’re offline'],
  ['messages are forbidden', () => handlers.sendMessage.fails(403), 'email support@harborlight.example'],
  ['the bank fails', () => handlers.sendMessage.fails(500), 'Reference for support'],
])('says so when %s, and loses nothing', async (_when, handler, said) => {
  provider.use(handler())
  show()
  await write()
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain(said)
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'I can’t find it in the list.')
})

it('says beside the field what the bank did not accept', async () => {
  provider.use(handlers.sendMessage.fails(422, { errors: { subject: ['Too short to tell.'] } }))
  show()
  await write()
  await send()
  await screen.findByRole('alert')
  expect(screen.getByLabelText('Subject').getAttribute('aria-invalid')).toBe('true')
})
