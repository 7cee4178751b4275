import { account, handlers, instantLink, linkedAccount, respond } from '@coffer/api-client/fakes'
import { linkingSuccess, microdepositsVerified } from '@coffer/router/access-results'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BankingInformationScreen } from '../banking-information/banking-information-screen.tsx'
import { pendingAccount } from '../example-accounts.ts'
import { provider, show, provideApplication } from '../fake-provider.ts'
import { type LinkingWindow, withLinkingPage } from '../instant-link/fake-linking-page.ts'
import { manualSuccessfulScreen } from '../microdeposits/manual-successful-screen.tsx'
import { microdepositsScreen } from '../microdeposits/microdeposits-screen.tsx'
import { bankLinked } from '../results.ts'
import { LinkAccountSelectionScreen } from './link-account-selection-screen.tsx'

const first = linkedAccount({ source_type: 'MANUAL' })
const second = linkedAccount({ uuid: 'second', institution: 'Summit Credit Union', mask: '1111' })

let stopPlaying = () => {}
function linkingWindow(play: (opened: LinkingWindow) => void): void {
  stopPlaying = withLinkingPage(play)
  provider.use(handlers.startInstantLink(instantLink({ expires_at: '2999-01-01T00:00:00Z' })))
}
const openWindow = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Choose your bank' }))
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

beforeEach(() => announceCapabilities('linked_banks'))
afterEach(() => stopPlaying())

describe('the choice of linking another bank', () => {
  it('The Link another bank screen lists the linked banks without actions and links back', async () => {
    provideApplication('completed', [first])
    show('/my-account/link-bank', LinkAccountSelectionScreen)
    expect(await screen.findByRole('heading', { level: 1, name: 'Link another bank' })).toBeDefined()
    expect(await screen.findByText('First Meadow Bank, Checking ending in 0987')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Go to My Account' })).toBeNull()
    expect(await hrefOf('Back')).toBe('/my-account')
  })

  it('The Link another bank screen says that the limit of linked banks is reached', async () => {
    const five = Array.from({ length: 5 }, (_, index) => linkedAccount({ uuid: `bank ${index}` }))
    provideApplication('completed', five)
    show('/my-account/link-bank', LinkAccountSelectionScreen)
    expect(await screen.findByText('You’ve linked 5 banks')).toBeDefined()
    expect(await hrefOf('Go to My Account')).toBe('/my-account')
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('The Link another bank screen redirects to Not found while the account is closing', async () => {
    provideApplication('completed', [first])
    provider.use(handlers.accounts([account({ closing_since: '2026-11-20T15:00:00Z' })]))
    show('/my-account/link-bank', LinkAccountSelectionScreen)
    expect(await screen.findByText('/not-found')).toBeDefined()
  })
})

describe('linking another bank instantly', () => {
  it('Linking another bank instantly opens its own success screen and no first funding', async () => {
    provideApplication('completed', [first])
    const success = { status: 'SUCCESS', providerId: '1', providerAccountId: '2', requestId: '3' }
    linkingWindow((on) => on.onClose({ sites: [success] }))
    provider.use(
      handlers.finishInstantLink.answers(() => {
        provideApplication('completed', [second, first])
        return respond({ success: true, uuid: second.uuid, accounts: [second] })
      }),
    )
    show('/my-account/link-bank', LinkAccountSelectionScreen)
    await openWindow()
    expect(await screen.findByText('/my-account/link-bank/success')).toBeDefined()
    expect(bankLinked.read()).toEqual({ linkedAccountId: 'second' })
    expect(linkingSuccess.read()).toBeNull()
  })

  it('Linking another bank instantly opens its own failure screen', async () => {
    provideApplication('completed', [first])
    linkingWindow((on) => on.onClose({ sites: [{ status: 'FAILED' }] }))
    show('/my-account/link-bank', LinkAccountSelectionScreen)
    await openWindow()
    expect(await screen.findByText('/my-account/link-bank/failed')).toBeDefined()
  })
})

describe('linking another bank by its details', () => {
  it('The Banking information screen shows the rejection of one bank too many', async () => {
    provideApplication('completed', [first])
    provider.use(handlers.linkManually.fails(403, { message: 'You can have 5 linked banks.' }))
    show('/my-account/link-bank/banking-information', BankingInformationScreen)
    await userEvent.type(await screen.findByLabelText('Routing number'), '021000021')
    await userEvent.type(screen.getByLabelText('Account number'), '000123456789')
    await userEvent.type(screen.getByLabelText('Confirm account number'), '000123456789')
    await userEvent.click(screen.getByRole('button', { name: 'Send two small deposits' }))
    expect(await screen.findByText(/You can have 5 linked banks/)).toBeDefined()
  })

  it('The right amounts for another bank open its own success screen', async () => {
    provideApplication('completed', [pendingAccount({ uuid: 'second' }), first])
    provider.use(
      handlers.verifyMicrodeposits.answers(() => {
        provideApplication('completed', [{ ...second, source_type: 'MANUAL' }, first])
        return respond({ uuid: 'second', status: 'ACTIVE' })
      }),
    )
    show('/my-account/link-bank/microdeposits', microdepositsScreen)
    await userEvent.type(await screen.findByLabelText('First amount'), '0.11')
    await userEvent.type(screen.getByLabelText('Second amount'), '0.22')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm amounts' }))
    expect(await screen.findByText('/my-account/link-bank/success')).toBeDefined()
    expect(microdepositsVerified.read()).toBeNull()
  })

  it('The amounts screen redirects to the bank details if another bank is linked but no deposits are pending', async () => {
    provideApplication('completed', [first])
    show('/my-account/link-bank/microdeposits', microdepositsScreen)
    expect(await screen.findByText('/my-account/link-bank/banking-information')).toBeDefined()
  })
})

describe('the success of linking another bank', () => {
  it('The success screen names the bank that was just linked and links to My Account', async () => {
    provideApplication('completed', [first, second])
    show('/my-account/link-bank/success', manualSuccessfulScreen)
    bankLinked.record({ linkedAccountId: 'second' })
    expect(await screen.findByText(/Summit Credit Union, Checking ending in 1111, is linked/)).toBeDefined()
    expect(await hrefOf('Go to My Account')).toBe('/my-account')
  })

  it('The success screen redirects to My Account if nothing was linked', async () => {
    provideApplication('completed', [first, second])
    show('/my-account/link-bank/success', manualSuccessfulScreen)
    expect(await screen.findByText('/my-account')).toBeDefined()
  })
})
