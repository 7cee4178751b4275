import { handlers, instantLink, linkedAccount, respond, transaction } from '@coffer/api-client/fakes'
import { linkingSuccess, microdepositsVerified } from '@coffer/router/access-results'
import { toasts } from '@coffer/session/toasts'
import { sessionState } from '@coffer/session/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { BankingInformationScreen } from '../banking-information/banking-information-screen.tsx'
import { pendingAccount } from '../example-accounts.ts'
import { provider, show, showRelinking, provideApplication } from '../fake-provider.ts'
import { type LinkingWindow, withLinkingPage } from '../instant-link/fake-linking-page.ts'
import { LinkAccountSelectionScreen } from './link-account-selection-screen.tsx'
import { linkingFailed } from '../results.ts'
import { manualSuccessfulScreen } from '../microdeposits/manual-successful-screen.tsx'
import { microdepositsScreen } from '../microdeposits/microdeposits-screen.tsx'
import { microdepositsSentScreen } from '../microdeposits/microdeposits-sent-screen.tsx'
import { linkFailedScreen } from './link-failed-screen.tsx'

const locked = linkedAccount({ uuid: 'old', status: 'LOCKED', mask: '1111' })
const relink = () => {
  const state = sessionState()
  return state.status === 'signed-in' && state.relink
}

let stopPlaying = () => {}
/** Simulates the window of the linking service. */
function linkingWindow(play: (opened: LinkingWindow) => void): void {
  stopPlaying = withLinkingPage(play)
  provider.use(handlers.startInstantLink(instantLink({ expires_at: '2999-01-01T00:00:00Z' })))
}
const openWindow = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Choose your bank' }))
const success = { status: 'SUCCESS', providerId: '1', providerAccountId: '2', requestId: '3' }

afterEach(() => {
  stopPlaying()
})

describe('the reason for relinking', () => {
  it.each([
    [
      'a returned transfer',
      [transaction({ status: 'Returned', return_code: 'R01' })],
      /sent back a transfer/,
    ],
    ['a locked account', [transaction()], /Your linked bank is locked, so you can’t move/],
  ])('The Relink screen explains %s', async (_name, transactions, text) => {
    provideApplication('completed', [locked])
    provider.use(handlers.transactions(transactions))
    show('/relink/selection', LinkAccountSelectionScreen)
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Link your bank again' })).toBeDefined()
  })

  it('The Relink screen explains an account that no longer works', async () => {
    provideApplication('completed', [linkedAccount({ status: 'FAILED' })])
    show('/relink/selection', LinkAccountSelectionScreen)
    expect(await screen.findByText(/stopped working/)).toBeDefined()
  })

  it('The Relink screen redirects a depositor whose bank is linked', async () => {
    provideApplication('completed', [linkedAccount()])
    show('/relink/selection', LinkAccountSelectionScreen)
    expect(await screen.findByText('/not-found')).toBeDefined()
  })
})

describe('instant relinking', () => {
  it('Instant relinking opens the dashboard and clears the relink flag', async () => {
    provideApplication('completed', [locked])
    linkingWindow((on) => on.onClose({ sites: [success] }))
    provider.use(
      handlers.finishInstantLink.answers(() => {
        provideApplication('completed', [linkedAccount(), locked])
        return respond({ success: true, uuid: linkedAccount().uuid, accounts: [linkedAccount()] })
      }),
    )
    showRelinking('/relink/selection', LinkAccountSelectionScreen)
    await openWindow()
    expect(await screen.findByText('/dashboard')).toBeDefined()
    expect(relink()).toBe(false)
    expect(toasts.read().message).toContain('First Meadow Bank, Checking ending in 0987, is linked.')
  })

  it('Instant relinking recognizes the locked account and offers no action for it', async () => {
    provideApplication('completed', [locked])
    linkingWindow((on) => on.onClose({ sites: [success] }))
    provider.use(handlers.finishInstantLink({ success: true, uuid: locked.uuid, accounts: [locked] }))
    showRelinking('/relink/selection', LinkAccountSelectionScreen)
    await openWindow()
    expect(await screen.findByText('That account is already linked')).toBeDefined()
    expect(screen.getByText(/was already linked and can’t be used right/)).toBeDefined()
    expect(relink()).toBe(true)
  })

  it('Instant relinking opens its own failure screen', async () => {
    provideApplication('completed', [locked])
    linkingWindow((on) => on.onClose({ sites: [{ status: 'FAILED' }] }))
    showRelinking('/relink/selection', LinkAccountSelectionScreen)
    await openWindow()
    expect(await screen.findByText('/relink/selection/failed')).toBeDefined()
  })

  it('The failure screen of relinking links back to relinking', async () => {
    provideApplication('completed', [locked])
    showRelinking('/relink/selection/failed', linkFailedScreen)
    linkingFailed.record({ reason: 'bank' })
    expect((await screen.findByRole('link', { name: 'Try again' })).getAttribute('href')).toBe(
      '/relink/selection',
    )
    const manual = await screen.findByRole('link', { name: 'Enter bank details instead' })
    expect(manual.getAttribute('href')).toBe('/relink/manual/banking-information')
  })
})

describe('relinking by bank details', () => {
  it('Relinking by bank details sends two deposits and keeps the flag until they are confirmed', async () => {
    provideApplication('completed', [locked])
    provider.use(
      handlers.linkManually.answers(() => {
        provideApplication('completed', [pendingAccount(), locked])
        return respond({ uuid: 'new', status: 'VERIFICATION_PENDING', microdeposits_expected_by: null })
      }),
    )
    // The bank returned the transfer after the log-in, so only the linked accounts show it.
    show('/relink/manual/banking-information', BankingInformationScreen)
    await userEvent.type(await screen.findByLabelText('Routing number'), '021000021')
    await userEvent.type(screen.getByLabelText('Account number'), '000123456789')
    await userEvent.type(screen.getByLabelText('Confirm account number'), '000123456789')
    await userEvent.click(screen.getByRole('button', { name: 'Send two small deposits' }))
    expect(await screen.findByText('/relink/manual/microdeposits/sent')).toBeDefined()
    expect(relink()).toBe(true)
  })

  it('The sent screen of relinking links to the dashboard and to its own amounts', async () => {
    provideApplication('completed', [pendingAccount()])
    showRelinking('/relink/manual/microdeposits/sent', microdepositsSentScreen)
    const amounts = await screen.findByRole('link', { name: 'Enter the amounts' })
    expect(amounts.getAttribute('href')).toBe('/relink/manual/microdeposits')
    expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/dashboard')
  })

  it('The right amounts open the success screen of relinking and clear the relink flag', async () => {
    provideApplication('completed', [pendingAccount(), locked])
    provider.use(
      handlers.verifyMicrodeposits.answers(() => {
        provideApplication('completed', [linkedAccount({ source_type: 'MANUAL' }), locked])
        return respond({ uuid: linkedAccount().uuid, status: 'ACTIVE' })
      }),
    )
    showRelinking('/relink/manual/microdeposits', microdepositsScreen)
    await userEvent.type(await screen.findByLabelText('First amount'), '0.11')
    await userEvent.type(screen.getByLabelText('Second amount'), '0.22')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm amounts' }))
    expect(await screen.findByText('/relink/manual/successful')).toBeDefined()
    expect(relink()).toBe(false)
    // Relinking must not open the first funding.
    expect(linkingSuccess.read()).toBeNull()
  })

  it('The success screen of relinking confirms the account and links to the dashboard', async () => {
    provideApplication('completed', [linkedAccount({ source_type: 'MANUAL' })])
    show('/relink/manual/successful', manualSuccessfulScreen)
    microdepositsVerified.record({ linkedAccountId: linkedAccount().uuid })
    expect(await screen.findByText(/is linked\. You can deposit and withdraw again/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/dashboard')
  })
})
