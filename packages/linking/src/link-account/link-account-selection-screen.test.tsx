import { handlers, instantLink, linkedAccount, linkedAccounts, respond } from '@coffer/api-client/fakes'
import { linkingSuccess } from '@coffer/router/access-results'
import { leaveAndReturn } from '@coffer/router/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pendingAccount } from '../example-accounts.ts'
import { provider, show, provideApplication } from '../fake-provider.ts'
import { type LinkingWindow, withLinkingPage } from '../instant-link/fake-linking-page.ts'
import { LinkAccountSelectionScreen } from './link-account-selection-screen.tsx'
import { linkingFailed } from '../results.ts'

const path = '/registration/link-account-selection'
const open = (language: 'en' | 'es' = 'en') => show(path, LinkAccountSelectionScreen, { language })
const success = { status: 'SUCCESS', providerId: '1', providerAccountId: '2', requestId: '3' }

/** Simulates the window of the linking service. */
function linkingWindow(play: (opened: LinkingWindow) => void) {
  const opened = vi.fn(play)
  stopPlaying = withLinkingPage(opened)
  provider.use(handlers.startInstantLink(instantLink({ expires_at: '2999-01-01T00:00:00Z' })))
  return opened
}
let stopPlaying = () => {}
const frames = () => document.querySelectorAll('iframe').length

const openWindow = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Choose your bank' }))

afterEach(() => stopPlaying())

describe('the linking methods', () => {
  it('The Link account screen offers both methods and preselects instant linking', async () => {
    provideApplication('confirmed')
    open()
    const instant = await screen.findByRole('radio', { name: /^Link instantly/ })
    expect(instant).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('radio', { name: /^Enter bank details/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('/manual-funding/banking-information')).toBeDefined()
  })

  it('The Link account screen keeps the chosen method over a reload', async () => {
    provideApplication('confirmed')
    const shown = open()
    await userEvent.click(await screen.findByRole('radio', { name: /^Enter bank details/ }))
    await leaveAndReturn(shown)
    expect(await screen.findByRole('radio', { name: /^Enter bank details/ })).toHaveProperty('checked', true)
  })

  it('The Link account screen offers only the methods of the mode and names a single institution', async () => {
    provideApplication('confirmed')
    const mode = { linking_mode: 'MANUAL_SAME_FI_ONLY', same_fi_institution: 'First Meadow Bank' } as const
    provider.use(handlers.linkedAccounts(linkedAccounts({ ...mode, accounts: [] })))
    open()
    expect(await screen.findByRole('heading', { name: 'Link your First Meadow Bank account' })).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
  })

  it('The Link account screen links to the amounts of a pending account', async () => {
    provideApplication('bank', [pendingAccount()])
    open()
    const link = await screen.findByRole('link', { name: 'Enter the amounts' })
    expect(link.getAttribute('href')).toBe('/manual-funding/microdeposits')
  })

  it('The Link account screen shows a loading error with its reference and a retry', async () => {
    provideApplication('confirmed')
    provider.use(handlers.linkedAccounts.fails(500))
    open()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Something went wrong on our side.')
    expect(alert.textContent).toContain('0b6a1c1e')
    expect(screen.getByRole('button', { name: /again/i })).toBeDefined()
  })

  it('The Link account screen is shown in Spanish', async () => {
    provideApplication('confirmed')
    open('es')
    expect(await screen.findByRole('radio', { name: /^Vincular al instante/ })).toBeDefined()
  })
})

describe('instant linking', () => {
  it.each<[string, (on: LinkingWindow) => void]>([
    ['a success', (on) => (on.onSuccess(success), on.onClose({ sites: [success] }))],
    ['a repeated success', (on) => (on.onSuccess(success), on.onSuccess(success), on.onClose())],
    ['a success only inside the close', (on) => on.onClose({ action: 'exit', sites: [success] })],
  ])('Instant linking reports %s once and opens funding', async (_name, play) => {
    provideApplication('confirmed')
    const reported: unknown[] = []
    provider.use(
      handlers.finishInstantLink.answers(async (request) => {
        reported.push(await request.json())
        provideApplication('verified', [linkedAccount()])
        return respond({ success: true, uuid: linkedAccount().uuid, accounts: [linkedAccount()] })
      }),
    )
    linkingWindow(play)
    open()
    await openWindow()
    expect(await screen.findByText('/fund-account')).toBeDefined()
    expect(reported).toEqual([
      expect.objectContaining({ provider_account_id: '2', provider_id: '1', request_id: '3' }),
    ])
    expect(linkingSuccess.read()).toEqual({ linkedAccountId: linkedAccount().uuid })
  })

  it('Instant linking opens the failure screen for wrong credentials', async () => {
    provideApplication('confirmed')
    linkingWindow((on) =>
      on.onClose({ sites: [{ status: 'FAILED', additionalStatus: 'INCORRECT_CREDENTIALS' }] }),
    )
    open()
    await openWindow()
    expect(await screen.findByText('/registration/link-account-selection/failed')).toBeDefined()
    expect(linkingFailed.read()).toEqual({ reason: 'credentials' })
  })

  it('Instant linking opens the failure screen for an account that the provider cannot use', async () => {
    provideApplication('confirmed')
    provider.use(handlers.finishInstantLink.fails(422))
    linkingWindow((on) => on.onClose({ sites: [success] }))
    open()
    await openWindow()
    expect(await screen.findByText('/registration/link-account-selection/failed')).toBeDefined()
    expect(linkingFailed.read()).toEqual({ reason: 'refused' })
  })

  it.each<[string, (on: LinkingWindow) => void, string]>([
    [
      'closed',
      (on) => on.onClose({ sites: [], status: 'USER_CLOSE_ACTION' }),
      'You closed the secure window',
    ],
    ['expired', (on) => on.onError({ code: 'E701' }), 'The secure window timed out'],
    [
      'blocked',
      () => {
        throw new Error('refused to frame')
      },
      'We couldn’t open the secure window',
    ],
  ])(
    'Instant linking explains a session that is %s and retries with a new one',
    async (_name, play, text) => {
      provideApplication('confirmed')
      const opened = linkingWindow(play)
      open()
      await openWindow()
      expect(await screen.findByText(text)).toBeDefined()
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText(text)).toBeDefined()
      expect(opened).toHaveBeenCalledTimes(2)
      expect(screen.getByRole('button', { name: 'Enter bank details instead' })).toBeDefined()
    },
  )

  it('Instant linking repeats the same result after a lost response, and it counts once', async () => {
    provideApplication('confirmed')
    const reported: unknown[] = []
    provider.use(
      handlers.finishInstantLink.answers(async (request) => {
        reported.push(await request.json())
        if (reported.length === 1) return Response.error()
        provideApplication('verified', [linkedAccount()])
        return respond({ success: true, uuid: linkedAccount().uuid, accounts: [linkedAccount()] })
      }),
    )
    linkingWindow((on) => on.onClose({ sites: [success] }))
    open()
    await openWindow()
    expect(await screen.findByText('We couldn’t confirm the link')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('/fund-account')).toBeDefined()
    expect(reported[1]).toEqual(reported[0])
  })

  it('Instant linking shows the provider’s message when it rejects the session', async () => {
    provideApplication('confirmed')
    linkingWindow(() => undefined)
    provider.use(handlers.startInstantLink.fails(422, { message: 'Instant linking is closed today.' }))
    open()
    await openWindow()
    expect((await screen.findByRole('alert')).textContent).toContain('Instant linking is closed today.')
  })

  it('Instant linking closes the window when another method is chosen', async () => {
    provideApplication('confirmed')
    const opened = linkingWindow(() => undefined)
    open()
    await openWindow()
    await vi.waitFor(() => expect(opened).toHaveBeenCalled())
    await userEvent.click(screen.getByRole('button', { name: 'Link another way' }))
    expect(await screen.findByRole('radio', { name: /^Link instantly/ })).toBeDefined()
    expect(frames()).toBe(0)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('Instant linking closes the window when the depositor leaves the screen', async () => {
    provideApplication('confirmed')
    const opened = linkingWindow(() => undefined)
    const { router } = open()
    await openWindow()
    await vi.waitFor(() => expect(opened).toHaveBeenCalled())
    await act(() => router.navigate({ to: '/login/registration-home' }))
    await vi.waitFor(() => expect(frames()).toBe(0))
  })

  it('Instant linking reports an account that was already linked', async () => {
    provideApplication('verified', [linkedAccount()])
    linkingWindow((on) => on.onClose({ sites: [success] }))
    open()
    await openWindow()
    expect(await screen.findByText('That account is already linked')).toBeDefined()
    expect(screen.getByText(/was already linked\. You can use it/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Continue to funding' })).toBeDefined()
    expect(linkingSuccess.read()).toBeNull()
  })

  it('Instant linking shows a rejection by the provider after a success at the bank', async () => {
    provideApplication('confirmed')
    provider.use(handlers.finishInstantLink.fails(403, { message: 'This account is locked.' }))
    linkingWindow((on) => on.onClose({ sites: [success] }))
    open()
    await openWindow()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We can’t link this account')
    expect(alert.textContent).toContain('This account is locked.')
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
  })
})
