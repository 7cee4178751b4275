import { handlers, message, respond } from '@coffer/api-client/fakes'
import { messages as failureMessages } from '@coffer/errors/messages'
import { provider } from '@coffer/router/fake-provider'
import { renderRoute } from '@coffer/router/testing'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, conversation, disputed, news, question, report } from '../example-messages.ts'
import { messages } from '../messages.ts'
import { MessageCenterScreen } from './message-center-screen.tsx'

const screens = {
  '/message-center': { screen: async () => MessageCenterScreen, messages: [messages, failureMessages] },
  '/registration/message-center': {
    screen: async () => MessageCenterScreen,
    messages: [messages, failureMessages],
  },
}
const show = (path: keyof typeof screens = '/message-center', search = '', language: 'en' | 'es' = 'en') =>
  renderRoute({ path: `${path}?${search}`, screens, language })

const list = () => screen.findByRole('list', { name: 'Conversations' })
const rows = async () => within(await list()).getAllByRole('listitem')
const open = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }))
const thread = (name: string) => screen.findByRole('region', { name })
const when = 'When is my deposit available?'

/** The ids of the messages marked as viewed. */
const viewed: string[] = []
beforeEach(() => {
  viewed.length = 0
  provider.use(
    handlers.messages(conversation),
    handlers.viewMessage.answers(({ url }) => {
      viewed.push(url.split('/').at(-2) ?? '')
      return respond({ viewed_at: '2026-11-20T15:04:05Z' })
    }),
  )
})

describe('list of conversations', () => {
  it('The message center shows the latest conversation first, with author, time and excerpt', async () => {
    show()
    const [first, second, ...others] = await rows()
    expect(others).toEqual([])
    expect(first?.textContent).toContain(`New: ${when}`)
    expect(first?.textContent).toContain('Harborlight')
    expect(first?.textContent).toMatch(/Nov 19, 2026, 9:20.AM ET/)
    expect(first?.textContent).toContain('Thursday. It is available from Tuesday')
    expect(first?.textContent).toContain('With 1 attachment')
    expect(second?.textContent).not.toContain('New')
  })

  it('The message center has an empty state', async () => {
    provider.use(handlers.messages([]))
    show()
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeDefined()
    const write = screen.getByRole('link', { name: 'Write a message' })
    expect(write.getAttribute('href')).toBe('/message-center/add-new-message')
  })

  it('The message center of an application links back to the application', async () => {
    show('/registration/message-center')
    const [first] = await rows()
    expect(first?.querySelector('a')?.getAttribute('href')).toBe(
      '/registration/message-center?thread=transfer',
    )
    const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(getHref('Write a message')).toBe('/registration/message-center/add-new-message')
    expect(getHref('Back to your application')).toBe('/login/entry')
  })

  it('The message center is in Spanish', async () => {
    show('/message-center', '', 'es')
    expect(await screen.findByRole('heading', { level: 1, name: 'Centro de mensajes' })).toBeDefined()
    expect(await screen.findByText('Nuevo:')).toBeDefined()
  })
})

describe('a conversation', () => {
  it('A conversation opens within the screen, oldest message first', async () => {
    const { router } = show()
    await open(`New: ${when}`)
    const opened = await thread(when)
    const entries = within(opened).getAllByRole('article')
    expect(entries.map((entry) => within(entry).getByRole('heading').textContent)).toEqual([
      'You',
      'Harborlight',
    ])
    expect(router.state.location.search).toEqual({ thread: 'transfer' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe(when))
  })

  it('A conversation is marked as read when it opens, with a status, and keeps its label “New”', async () => {
    show()
    await open(`New: ${when}`)
    expect((await screen.findByText('Message marked as read')).tagName).toBe('OUTPUT')
    expect(viewed).toEqual(['m-answer'])
    expect(within(await thread(when)).getByText('New')).toBeDefined()
    await waitFor(async () => expect((await rows())[0]?.textContent).not.toContain('New:'))
  })

  it('A conversation stays new if marking it as read fails', async () => {
    provider.use(handlers.viewMessage.fails(403))
    show()
    await open(`New: ${when}`)
    expect(await screen.findByText(/^We couldn’t mark this as read/)).toBeDefined()
    expect((await rows())[0]?.textContent).toContain('New:')
  })

  it('A conversation that has been read sends no request when it opens', async () => {
    show()
    await open('Welcome')
    await thread('Welcome')
    expect(viewed).toEqual([])
  })

  it('A conversation is open again after a reload', async () => {
    show('/message-center', 'thread=welcome')
    expect(await thread('Welcome')).toBeDefined()
  })

  it('The message center redirects an unknown conversation to the list', async () => {
    const { router } = show('/message-center', 'thread=unknown')
    await list()
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  it('A closed conversation returns the focus to its row', async () => {
    const { router } = show('/message-center', 'thread=welcome')
    await thread('Welcome')
    await act(() => router.navigate({ to: '/message-center', search: {} }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Welcome'))
  })

  it.each([
    ['https://files.bank.example/a.pdf', 'https://files.bank.example/a.pdf'],
    ['/documents/a?signature=x', `${location.origin}/documents/a?signature=x`],
    ['javascript:alert(1)', null],
    ['http://elsewhere.example/a.pdf', null],
  ])('A conversation links to a file at %s only if that is safe', async (download_url, href) => {
    const attachments = answer.attachments.map((file) => ({ ...file, download_url }))
    provider.use(handlers.messages([{ ...answer, attachments }]))
    show('/message-center', 'thread=transfer')
    const files = await screen.findByRole('list', { name: 'Attachments' })
    expect(files.textContent).toBe('Funds availability schedule.pdf 83 kB')
    const link = within(files).queryByRole('link')
    expect(link?.getAttribute('href') ?? null).toBe(href)
    if (link)
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ])
  })

  it.each([
    ['en', 'checking', 'Being checked', 'Attachments'],
    ['en', 'refused', 'Not accepted', 'Attachments'],
    ['es', 'checking', 'En revisión', 'Archivos adjuntos'],
    ['es', 'refused', 'No aceptado', 'Archivos adjuntos'],
  ] as const)(
    'A conversation does not link to a file that was not found clean: %s, %s',
    async (language, status, tag, name) => {
      const attachments = answer.attachments.map((file) => ({ ...file, status }))
      provider.use(handlers.messages([{ ...answer, attachments }]))
      show('/message-center', 'thread=transfer', language)
      const files = await screen.findByRole('list', { name })
      expect(files.textContent).toContain(tag)
      expect(within(files).queryByRole('link')).toBeNull()
    },
  )

  it('A conversation shows markup as text', async () => {
    provider.use(handlers.messages([{ ...news, body: '<img src=x onerror=alert(1)>' }]))
    show('/message-center', 'thread=welcome')
    expect(within(await thread('Welcome')).getByText('<img src=x onerror=alert(1)>')).toBeDefined()
  })
})

describe('a reply', () => {
  const reply = message({
    uuid: 'm-reply',
    thread_uuid: 'transfer',
    direction: 'outbound',
    subject: when,
    body: 'Thank you.',
    sent_at: '2026-11-20T15:00:00Z',
  })
  const write = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your reply')))
    await userEvent.keyboard('Thank you.')
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send reply' }))

  it('A reply is sent within its thread, with its subject and topic', async () => {
    const sent: FormData[] = []
    provider.use(
      handlers.sendMessage.answers(async (request) => {
        sent.push(await request.formData())
        provider.use(handlers.messages([reply, ...conversation]))
        return respond(reply, { code: 201 })
      }),
    )
    provider.use(handlers.messages([{ ...answer, topic: 'transfer' }, question]))
    show('/message-center', 'thread=transfer')
    await write()
    await send()
    expect(await screen.findByText('Reply sent.')).toBeDefined()
    expect(sent.map((form) => Object.fromEntries(form))).toEqual([
      { subject: when, topic: 'transfer', body: 'Thank you.', thread_uuid: 'transfer' },
    ])
    const entries = within(await thread(when)).getAllByRole('article')
    expect(entries.at(-1)?.textContent).toContain('Thank you.')
    expect(screen.queryByLabelText('Your reply')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reply' }))
  })

  it('A reply has a separate draft for each thread', async () => {
    show('/message-center', 'thread=transfer')
    await write()
    await open('Welcome')
    await userEvent.click(within(await thread('Welcome')).getByRole('button', { name: 'Reply' }))
    expect(screen.getByLabelText('Your reply')).toHaveProperty('value', '')
    await open(/When is my deposit/)
    expect(await screen.findByLabelText('Your reply')).toHaveProperty('value', 'Thank you.')
  })

  it('A rejected reply is kept, with the reason', async () => {
    provider.use(handlers.sendMessage.fails(403))
    show('/message-center', 'thread=transfer')
    await write()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('You can’t send messages right now')
    expect(screen.getByLabelText('Your reply')).toHaveProperty('value', 'Thank you.')
  })
})

describe('a failure to load', () => {
  it.each([
    ['a forbidden request', () => handlers.messages.fails(403), 'email support@harborlight.example'],
    ['an unreachable bank', () => handlers.messages.breaks(), 'We couldn’t connect'],
    ['a failing bank', () => handlers.messages.fails(500), 'Reference for support'],
  ])('The message center reports a failure to load, and loads on retry: %s', async (_, handler, reason) => {
    provider.use(handler())
    show()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t load your messages')
    expect(alert.textContent).toContain(reason)
    provider.use(handlers.messages(conversation))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await list()).toBeDefined()
  })

  it('The message center keeps loaded messages visible when a refetch fails', async () => {
    const { queryClient } = show()
    await list()
    provider.use(handlers.messages.breaks())
    await queryClient.invalidateQueries()
    expect(await screen.findByText('These may not be your latest messages')).toBeDefined()
    expect(await list()).toBeDefined()
  })
})

describe('a message that reports a problem', () => {
  it('A message that reports a problem shows its transaction and links to it', async () => {
    const undo = announceCapabilities('cases')
    provider.use(handlers.messages([report]), handlers.transactions([disputed]))
    show('/message-center', 'thread=report')
    const link = await screen.findByRole('link', { name: 'Deposit from First Meadow Bank' })
    expect(link.getAttribute('href')).toBe('/dashboard/transactions-list?id=t-disputed')
    expect(screen.getByText(/^\$500\.00, Nov 1\d, 2026$/)).toBeDefined()
    undo()
  })

  it('Without the capability, a message that reports a problem shows only its text', async () => {
    let asked = 0
    provider.use(
      handlers.messages([report]),
      handlers.transactions.answers(() => {
        asked += 1
        return respond([disputed])
      }),
    )
    show('/message-center', 'thread=report')
    const shown = await screen.findByRole('article')
    expect(shown.textContent).toContain('It should be $40.00.')
    expect(within(shown).queryByRole('link')).toBeNull()
    expect(asked).toBe(0)
  })
})
