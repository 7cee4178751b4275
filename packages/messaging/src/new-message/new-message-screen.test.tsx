import { handlers, message, respond } from '@coffer/api-client/fakes'
import { pageInstant } from '@coffer/domain/test-clock'
import { messages as errors } from '@coffer/errors/messages'
import { provider } from '@coffer/router/fake-provider'
import { renderRoute } from '@coffer/router/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { NewMessageScreen } from './new-message-screen.tsx'

const path = '/message-center/add-new-message'
const screens = { [path]: { screen: async () => NewMessageScreen, messages: [messages, errors] } }
const show = (search = '') => renderRoute({ path: `${path}?${search}`, screens })

const body = 'I can’t find it in the list.'
const written = message({ direction: 'outbound', subject: 'My bank', body, thread_uuid: 'thread-7' })
const file = (name: string, size = 2_000, type = 'application/pdf') =>
  new File(['%PDF-1.7'.padEnd(size).slice(0, size)], name, { type })
const photo = new File(['\0\0\0\u001Cftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC')

async function write() {
  await userEvent.selectOptions(await screen.findByLabelText('Topic'), 'Linking a bank')
  await userEvent.type(screen.getByLabelText('Subject'), 'My bank')
  await userEvent.type(screen.getByLabelText('Message'), body)
}
async function attach(...files: File[]) {
  await userEvent.upload(screen.getByLabelText(/^Attachments/), files)
  await waitFor(() => expect(screen.queryByText('Reading this file…')).toBeNull())
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))
const isSent = () => screen.findByRole('heading', { name: 'Message sent' })
const isKept = () => expect(screen.getByLabelText('Message')).toHaveProperty('value', body)
const now = () => pageInstant()

it('The new message screen sends a message with its files, and links to the conversation', async () => {
  const sent: FormData[] = []
  provider.use(
    handlers.sendMessage.answers(async (request) => {
      sent.push(await request.formData())
      return respond(written, { code: 201 })
    }),
  )
  show()
  await write()
  await attach(file('letter.pdf'), photo)
  await send()
  await isSent()
  const [form] = sent
  expect(form?.get('topic')).toBe('linking')
  expect(form?.get('subject')).toBe('My bank')
  expect(form?.get('body')).toBe(body)
  expect(form?.getAll('attachments[]')).toMatchObject([
    { name: 'letter.pdf', size: 2_000 },
    { name: 'IMG_1.HEIC', size: 24 },
  ])
  const thread = screen.getByRole('link', { name: 'View message' })
  expect(thread.getAttribute('href')).toBe('/message-center?thread=thread-7')
})

it('The new message screen reports every missing field', async () => {
  show()
  await screen.findByLabelText('Topic')
  await send()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toMatch(/Choose a topic\..*Enter a subject\..*Write a message\./)
})

it('The new message screen sends no invalid files', async () => {
  show()
  await write()
  await attach(file('letter.pdf'), file('empty.pdf', 0))
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Remove the files we can’t accept.')
  provider.use(handlers.sendMessage(written))
  await userEvent.click(screen.getByRole('button', { name: 'Remove empty.pdf' }))
  await send()
  await isSent()
})

it('The new message screen restores the draft', async () => {
  const { router } = show()
  await write()
  await act(() => router.navigate({ to: '/not-found' }))
  await act(() => router.navigate({ to: path }))
  expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'My bank')
})

it('The new message screen shows the remaining characters near the limit', async () => {
  show()
  await screen.findByLabelText('Message')
  await userEvent.click(screen.getByLabelText('Message'))
  await userEvent.paste('x'.repeat(4_499))
  expect(screen.getByText(/^Up to 5,000 characters/)).toBeDefined()
  await userEvent.paste('🙂🙂')
  expect(screen.getByText('499 characters left')).toBeDefined()
  expect(screen.getByText('500 characters left').tagName).toBe('OUTPUT')
  await userEvent.paste('x'.repeat(500))
  expect(screen.getByText('1 character over')).toBeDefined()
})

describe('prefilled message', () => {
  it('The search prefills the topic and subject of a new message', async () => {
    show('topic=transfer&subject=Deposit%20of%20Nov%2020')
    expect(await screen.findByLabelText('Topic')).toHaveProperty('value', 'transfer')
    expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Deposit of Nov 20')
  })

  it('The new message screen ignores an invalid topic in the search, and truncates a long subject', async () => {
    show(`topic=weather&subject=${'x'.repeat(200)}`)
    expect(await screen.findByLabelText('Topic')).toHaveProperty('value', '')
    expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'x'.repeat(120))
  })

  it('A prefilled message has a separate draft', async () => {
    const { router } = show()
    await write()
    await act(() => router.navigate({ to: path, search: { topic: 'transfer', subject: 'A deposit' } }))
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveProperty('value', ''))
    await act(() => router.navigate({ to: path, search: {} }))
    await waitFor(isKept)
  })
})

describe('a rejection', () => {
  it.each([
    ['a forbidden request', () => handlers.sendMessage.fails(403), 'email support@harborlight.example'],
    ['a failing bank', () => handlers.sendMessage.fails(500), 'Reference for support'],
    [
      'a message that is too large',
      () => handlers.sendMessage.fails(413),
      'That’s too large to send at once. Remove a file',
    ],
  ])(
    'The new message screen reports a rejection, and keeps text and files: %s',
    async (_, handler, reason) => {
      provider.use(handler())
      show()
      await write()
      await attach(file('letter.pdf'))
      await send()
      expect((await screen.findByRole('alert')).textContent).toContain(reason)
      isKept()
      expect(screen.getByText('letter.pdf')).toBeDefined()
    },
  )

  it.each(['subject', 'attachments'])(
    'The new message screen shows a rejection at its field: %s',
    async (name) => {
      provider.use(handlers.sendMessage.fails(422, { errors: { [name]: ['Not like this.'] } }))
      show()
      await write()
      await send()
      const summary = await screen.findByRole('alert')
      await userEvent.click(within(summary).getByRole('link', { name: 'Not like this.' }))
      expect(document.activeElement?.id).toBe(`field-${name}`)
      expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    },
  )
})

describe('a lost answer', () => {
  it('A message counts as sent after a lost response if the provider has it', async () => {
    provider.use(
      handlers.sendMessage.breaks(),
      handlers.messages([{ ...written, sent_at: now(), body: `${body}\r\n`.trim() }]),
    )
    show()
    await write()
    await send()
    await isSent()
  })

  it('A message can be sent again after a lost response if the provider does not have it', async () => {
    provider.use(handlers.sendMessage.breaks(), handlers.messages([message()]))
    show()
    await write()
    await send()
    expect(await screen.findByText('Your message wasn’t sent')).toBeDefined()
    isKept()
    provider.use(handlers.sendMessage(written))
    await send()
    await isSent()
  })

  it('A message cannot be sent again while it is unknown whether the provider has it', async () => {
    provider.use(handlers.sendMessage.breaks(), handlers.messages.breaks())
    show()
    await write()
    await send()
    expect(await screen.findByText('Your message may have been sent')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull()
    isKept()
    provider.use(handlers.messages([{ ...written, sent_at: now() }]))
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }))
    await isSent()
  })

  it('A message that was sent while the screen was left is checked on the next visit', async () => {
    provider.use(handlers.sendMessage.hangs())
    const { router } = show()
    await write()
    await send()
    await act(() => router.navigate({ to: '/not-found' }))
    provider.use(handlers.messages([{ ...written, sent_at: now() }]))
    await act(() => router.navigate({ to: path }))
    await isSent()
  })
})

describe('an upload', () => {
  it('A canceled upload that was complete is checked with the provider', async () => {
    provider.use(handlers.sendMessage.hangs(), handlers.messages([]))
    show()
    await write()
    await attach(file('letter.pdf'))
    await send()
    expect(await screen.findByRole('progressbar', { name: 'Sending your message' })).toBeDefined()
    expect((await screen.findAllByText(/Upload complete\. Waiting for confirmation/)).length).toBeGreaterThan(
      0,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Your message wasn’t sent')).toBeDefined()
    expect(screen.getByText('letter.pdf')).toBeDefined()
  })

  it('A message is sent once when the button is pressed twice', async () => {
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
    await isSent()
    expect(count).toBe(1)
  })
})

it('The browser asks before a reload loses a written message', async () => {
  show()
  await screen.findByLabelText('Message')
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(false)
  await userEvent.type(screen.getByLabelText('Message'), body)
  expect(leave()).toBe(true)
})
