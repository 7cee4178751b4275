import { alert, handlers, respond } from '@coffer/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { AlertsScreen } from './alerts-screen.tsx'

const open = (language: 'en' | 'es' = 'en') => show('/dashboard/alerts', AlertsScreen, { language })
const some = [
  alert({ uuid: 'older', title: 'A transfer was returned', created_at: '2026-11-02T13:30:00Z' }),
  alert({ uuid: 'newest', title: 'Your deposit is available' }),
  alert({
    uuid: 'read',
    title: 'Welcome',
    created_at: '2026-10-01T13:30:00Z',
    read_at: '2026-10-02T13:30:00Z',
  }),
]
const mark = (title: string) => screen.findByRole('button', { name: `Mark as read: ${title}` })

it('The alerts screen lists alerts newest first, and marks and counts the unread ones', async () => {
  provider.use(handlers.alerts(some))
  open()
  expect(await screen.findByText('2 unread')).toBeDefined()
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Unread: Your deposit is available', 'Unread: A transfer was returned', 'Welcome'])
})

it('The alerts screen marks an alert read optimistically, and keeps the focus on it', async () => {
  provider.use(handlers.alerts(some), handlers.markAlertRead.hangs())
  open()
  await userEvent.click(await mark('Your deposit is available'))
  expect(await screen.findByText('1 unread')).toBeDefined()
  const heading = screen.getByRole('heading', { name: 'Your deposit is available' })
  expect(document.activeElement).toBe(heading)
})

it('The alerts screen sends the id of the alert that is marked read', async () => {
  const sent: unknown[] = []
  provider.use(
    handlers.alerts(some),
    handlers.markAlertRead.answers(async (request) => {
      sent.push(await request.json())
      return respond(null)
    }),
  )
  open()
  await userEvent.click(await mark('A transfer was returned'))
  await waitFor(() => expect(sent).toEqual([{ alert_id: 'older' }]))
})

it.each([
  ['is refused', () => handlers.markAlertRead.fails(403, { message: 'Not now.' }), 'Not now.'],
  ['fails', () => handlers.markAlertRead.fails(500), 'Something went wrong on our side.'],
])(
  'The alerts screen shows an alert as unread again, with the reason, when marking it %s',
  async (_name, handler, why) => {
    provider.use(handlers.alerts(some), handler())
    open()
    await userEvent.click(await mark('Your deposit is available'))
    const said = await screen.findByRole('alert')
    expect(said.textContent).toContain('We couldn’t mark it as read')
    expect(said.textContent).toContain(why)
    expect(await mark('Your deposit is available')).toBeDefined()
    expect(screen.getByText('2 unread')).toBeDefined()
  },
)

it('The alerts screen marks all alerts read optimistically, and reverts them together', async () => {
  provider.use(handlers.alerts(some), handlers.markAllAlertsRead.fails(403))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t mark them as read')
  expect(screen.getByText('2 unread')).toBeDefined()
  provider.use(handlers.markAllAlertsRead())
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  const status = await screen.findByText('You’re all caught up')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.queryByRole('button', { name: /mark/i })).toBeNull()
  expect(document.activeElement).toBe(status)
})

it('The alerts screen explains an empty list', async () => {
  provider.use(handlers.alerts([]))
  open('es')
  expect(await screen.findByRole('heading', { name: 'Aún no hay alertas' })).toBeDefined()
})

it('The alerts screen shows the message of a 403, and loads on retry', async () => {
  provider.use(handlers.alerts.fails(403, { message: 'Not for you.' }))
  open()
  const failed = await screen.findByRole('alert')
  expect(failed.textContent).toContain('Not for you.')
  provider.use(handlers.alerts(some))
  await userEvent.click(within(failed).getByRole('button'))
  expect(await screen.findByText('2 unread')).toBeDefined()
})
