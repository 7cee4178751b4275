import { handlers, message, respond } from '@coffer/api-client/fakes'
import { messages as failureWords } from '@coffer/errors/messages'
import { provider } from '@coffer/router/fake-provider'
import { renderRoute } from '@coffer/router/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { NewMessageScreen } from './new-message-screen.tsx'

const path = '/message-center/add-new-message'
const screens = { [path]: { screen: async () => NewMessageScreen, messages: [messages, failureWords] } }
const show = (search = '') => renderRoute({ path: `${path}?${search}`, screens })

const body = 'I can’t find it in the list.'
const written = message({ direction: 'outbound', subject: 'My bank', body, thread_uuid: 'thread-7' })
const file = (name: string, size = 2_000, type = 'application/pdf') =>
  new File(['x'.repeat(size)], name, { type })

async function write() {
  await userEvent.selectOptions(await screen.findByLabelText('Topic'), 'Linking a bank')
  await userEvent.type(screen.getByLabelText('Subject'), 'My bank')
  await userEvent.type(screen.getByLabelText('Message'), body)
}
const attach = (...files: File[]) => userEvent.upload(screen.getByLabelText(/^Attachments/), files)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))
const arrived = () => screen.findByRole('heading', { name: 'Your message was sent' })
const stillThere = () => expect(screen.getByLabelText('Message')).toHaveProperty('value', body)
const now = () => new Date().toISOString()

it('sends what was written with its files, and leads to the conversation', async () => {
  const sent: FormData[] = []
  provider.use(
    handlers.sendMessage.answers(async (request) => {
      sent.push(await request.formData())
      return respond(written, { code: 201 })
    }),
  )
  show()
  await write()
  await attach(file('letter.pdf'), file('IMG_1.HEIC', 10, ''))
  await send()
  await arrived()
  const [form] = sent
  expect(form?.get('topic')).toBe('linking')
  expect(form?.get('subject')).toBe('My bank')
  expect(form?.get('body')).toBe(body)
  expect(form?.getAll('attachments[]')).toMatchObject([
    { name: 'letter.pdf', size: 2_000 },
    { name: 'IMG_1.HEIC', size: 10 },
  ])
  const thread = screen.getByRole('link', { name: 'See your message' })
  expect(thread.getAttribute('href')).toBe('/message-center?thread=thread-7')
})

it('says what is still wanted', async () => {
  show()
  await screen.findByLabelText('Topic')
  await send()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toMatch(/Choose a topic\..*Enter a subject\..*Write your message\./)
})

it('sends no file that the bank would refuse', async () => {
  show()
  await write()
  await attach(file('letter.pdf'), file('empty.pdf', 0))
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Take out the files that can’t be sent.')
  provider.use(handlers.sendMessage(written))
  await userEvent.click(screen.getByRole('button', { name: 'Remove empty.pdf' }))
  await send()
  await arrived()
})

it('keeps what was written until it is sent', async () => {
  const { router } = show()
  await write()
  await act(() => router.navigate({ to: '/not-found' }))
  await act(() => router.navigate({ to: path }))
  expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'My bank')
})

it('counts what is left once that matters', async () => {
  show()
  await screen.findByLabelText('Message')
  await userEvent.click(screen.getByLabelText('Message'))
  await userEvent.paste('x'.repeat(4_499))
  expect(screen.getByText(/^Up to 5,000 characters/)).toBeDefined()
  await userEvent.paste('🙂🙂')
  expect(screen.getByText('499 characters left.')).toBeDefined()
  expect(screen.getByText('500 characters left.').tagName).toBe('OUTPUT')
  await userEvent.paste('x'.repeat(500))
  expect(screen.getByText('1 character too many.')).toBeDefined()
})

describe('an address that says what it is about', () => {
  it('fills in topic and subject', async () => {
    show('topic=transfer&subject=Deposit%20of%20Nov%2020')
    expect(await screen.findByLabelText('Topic')).toHaveProperty('value', 'transfer')
    expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Deposit of Nov 20')
  })

  it('is left out where it does not fit', async () => {
    show(`topic=weather&subject=${'x'.repeat(200)}`)
    expect(await screen.findByLabelText('Topic')).toHaveProperty('value', '')
    expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'x'.repeat(120))
  })

  it('takes nothing from another question that was begun', async () => {
    const { router } = show()
    await write()
    await act(() => router.navigate({ to: path, search: { topic: 'transfer', subject: 'A deposit' } }))
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveProperty('value', ''))
    await act(() => router.navigate({ to: path, search: {} }))
    await waitFor(stillThere)
  })
})

describe('what the bank did not take', () => {
  it.each([
    ['messages are forbidden', () => handlers.sendMessage.fails(403), 'email support@harborlight.example'],
    ['the bank fails', () => handlers.sendMessage.fails(500), 'Reference for support'],
    ['it is too large', () => handlers.sendMessage.fails(413), 'Take out a file'],
  ])('says so when %s, and loses nothing', async (_when, handler, said) => {
    provider.use(handler())
    show()
    await write()
    await attach(file('letter.pdf'))
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    stillThere()
    expect(screen.getByText('letter.pdf')).toBeDefined()
  })

  it.each(['subject', 'attachments'])('is said beside the field: %s', async (name) => {
    provider.use(handlers.sendMessage.fails(422, { errors: { [name]: ['Not like this.'] } }))
    show()
    await write()
    await send()
    const summary = await screen.findByRole('alert')
    await userEvent.click(within(summary).getByRole('link', { name: 'Not like this.' }))
    expect(document.activeElement?.id).toBe(`field-${name}`)
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a message whose answer was lost', () => {
  it('counts as sent when the bank has it', async () => {
    provider.use(
      handlers.sendMessage.breaks(),
      handlers.messages([{ ...written, sent_at: now(), body: `${body}\r\n`.trim() }]),
    )
    show()
    await write()
    await send()
    await arrived()
  })

  it('may be sent again once it is known not to have arrived', async () => {
    provider.use(handlers.sendMessage.breaks(), handlers.messages([message()]))
    show()
    await write()
    await send()
    expect(await screen.findByText('Your message doesn’t seem to have arrived')).toBeDefined()
    stillThere()
    provider.use(handlers.sendMessage(written))
    await send()
    await arrived()
  })

  it('is not sent again while nobody knows', async () => {
    provider.use(handlers.sendMessage.breaks(), handlers.messages.breaks())
    show()
    await write()
    await send()
    expect(await screen.findByText('Your message may have been sent')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull()
    stillThere()
    provider.use(handlers.messages([{ ...written, sent_at: now() }]))
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }))
    await arrived()
  })

  it('is looked for when the person comes back to it', async () => {
    provider.use(handlers.sendMessage.hangs())
    const { router } = show()
    await write()
    await send()
    await act(() => router.navigate({ to: '/not-found' }))
    provider.use(handlers.messages([{ ...written, sent_at: now() }]))
    await act(() => router.navigate({ to: path }))
    await arrived()
  })
})

describe('an upload', () => {
  it('can be cancelled, and is looked for if all of it was out already', async () => {
    provider.use(handlers.sendMessage.hangs(), handlers.messages([]))
    show()
    await write()
    await attach(file('letter.pdf'))
    await send()
    expect(await screen.findByRole('progressbar', { name: 'Sending your message' })).toBeDefined()
    expect((await screen.findAllByText(/^Everything is uploaded/)).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Your message doesn’t seem to have arrived')).toBeDefined()
    expect(screen.getByText('letter.pdf')).toBeDefined()
  })

  it('is sent once, however often it is pressed', async () => {
    let count = 0
    provider.use(
      handlers.sendMessage.answers(() => {
        count += 1
        return respond(written, { code: 201 })
      }),
    )
    show()
    await write()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }))
    await arrived()
    expect(count).toBe(1)
  })
})
