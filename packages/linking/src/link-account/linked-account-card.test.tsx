import { linkedAccount } from '@coffer/api-client/fakes'
import { linkedAccountStatuses, type LinkedAccountStatus } from '@coffer/domain/status'
import en from '@coffer/ui-kit/linked-account-locales/en.json'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pendingAccount } from '../example-accounts.ts'
import { show, showRelinking, provideApplication } from '../fake-provider.ts'
import { LinkAccountSelectionScreen } from './link-account-selection-screen.tsx'

/** The label and the href of the action; null if the depositor can only wait or link another account. */
const manual: Record<LinkedAccountStatus, [string, string | null]> = {
  ACTIVE: ['Linked', '/fund-account'],
  DEPOSITS_LOCKED: ['Limited', '/fund-account'],
  VERIFICATION_PENDING: ['Enter amounts', '/manual-funding/microdeposits'],
  FAILED: ['Not linked', '/manual-funding/reissue'],
  VERIFICATION_RETURNED: ['Not recognized', '/manual-funding/banking-information'],
  TIMEOUT: ['Expired', '/manual-funding/reissue'],
  PENDING: ['In review', null],
  VERIFIED: ['Verified', null],
  LOCKED: ['Locked', null],
  ARCHIVED: ['Removed', null],
  ERRORED: ['Problem', null],
  VIEW_ONLY: ['View only', null],
}

const name = 'First Meadow Bank, Checking ending in 0987'
const card = () => screen.findByRole('region', { name })

describe('the label, text and action of each status', () => {
  it.each(linkedAccountStatuses)(
    'The linked account card shows the label, text and action of status %s',
    async (status) => {
      provideApplication('bank', [pendingAccount({ status, verify_attempts_left: 0 })])
      show('/registration/link-account-selection', LinkAccountSelectionScreen)
      const shown = within(await card())
      const [label, href] = manual[status]
      expect(shown.getByText(label)).toBeDefined()
      expect(shown.getByText(en[`status.${status}.sentence`])).toBeDefined()
      expect(shown.queryByRole('link')?.getAttribute('href') ?? null).toBe(href)
    },
  )
})

describe('while relinking', () => {
  it.each([
    ['LOCKED', 'Locked', null],
    ['FAILED', 'Not linked', null],
    ['DEPOSITS_LOCKED', 'Limited', null],
    ['VIEW_ONLY', 'View only', null],
  ] as const)(
    'While relinking, the card with status %s shows which account is affected',
    async (status, label, href) => {
      provideApplication('completed', [linkedAccount({ status })])
      showRelinking('/relink/selection', LinkAccountSelectionScreen)
      const shown = within(await card())
      expect(shown.getByText(label)).toBeDefined()
      expect(shown.queryByRole('link')?.getAttribute('href') ?? null).toBe(href)
      expect(screen.getByRole('heading', { name: 'Link another account' })).toBeDefined()
    },
  )

  it('While relinking, the card of a pending account links to its amounts', async () => {
    provideApplication('completed', [
      pendingAccount(),
      linkedAccount({ uuid: 'old', status: 'LOCKED', mask: '1111' }),
    ])
    showRelinking('/relink/selection', LinkAccountSelectionScreen)
    const link = await screen.findByRole('link', { name: 'Enter the amounts' })
    expect(link.getAttribute('href')).toBe('/relink/manual/microdeposits')
    expect(screen.getByText(/We’re verifying your new bank\. You can move/)).toBeDefined()
  })
})
