import { linkedAccountStatuses, type LinkedAccountStatus } from '@coffer/domain/status'
import { setRelink } from '@coffer/session/session'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applicant, banks, viewOnly } from '../example-people.ts'
import { provider, show } from '../fake-provider.ts'
import { MyAccountScreen } from '../my-account/my-account-screen.tsx'
import { nextAction } from './linking-paths.ts'

const open = () => show('/my-account', MyAccountScreen)
const bank = async () =>
  within(await screen.findByRole('region', { name: 'First Meadow Bank, Checking ending in 0987' }))
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

describe('LinkedBanks', () => {
  it('LinkedBanks shows no action for an active account, and a link to message the bank about another one', async () => {
    open()
    const shown = await bank()
    expect(shown.getByText('Linked')).toBeDefined()
    expect(shown.getByText('Verified and ready to use.')).toBeDefined()
    expect(shown.queryByRole('link')).toBeNull()
    expect(await hrefOf('Message us')).toBe('/message-center/add-new-message?topic=linking')
    expect(screen.queryByRole('link', { name: 'Link another account' })).toBeNull()
  })

  it('LinkedBanks links to linking again when the log-in requires it for a locked account', async () => {
    provider.use(banks({ status: 'LOCKED' }))
    open()
    setRelink(true)
    expect((await bank()).getByText('Locked')).toBeDefined()
    expect(await hrefOf('Link a bank again')).toBe('/relink/selection')
  })

  it('LinkedBanks links to the form for pending micro-deposit amounts', async () => {
    provider.use(
      applicant(),
      banks({ status: 'VERIFICATION_PENDING', source_type: 'MANUAL', verify_attempts_left: 3 }),
    )
    open()
    expect(await hrefOf('Enter the amounts')).toBe('/manual-funding/microdeposits')
    expect(await hrefOf('Link another account')).toBe('/registration/link-account-selection')
  })

  it('LinkedBanks links to linking a first account when there is none', async () => {
    provider.use(applicant(), banks())
    open()
    expect(await screen.findByText(/You don’t have a linked bank/)).toBeDefined()
    expect(await hrefOf('Link a bank')).toBe('/registration/link-account-selection')
  })

  it('LinkedBanks leaves out archived accounts', async () => {
    provider.use(banks({}, { uuid: 'old', mask: '1111', status: 'ARCHIVED' }))
    open()
    expect(await bank()).toBeDefined()
    expect(screen.queryByText(/1111/)).toBeNull()
  })

  it('LinkedBanks calls no account ready to use for a VIEW_ONLY depositor', async () => {
    provider.use(viewOnly(), banks({ status: 'ACTIVE' }))
    open()
    expect(await screen.findByText(/can’t deposit or withdraw while your account is view-only/)).toBeDefined()
    expect(screen.getByText('View only')).toBeDefined()
    expect(screen.queryByText('Verified and ready to use.')).toBeNull()
  })

  it('LinkedBanks offers a VIEW_ONLY depositor only a link to message the bank', async () => {
    provider.use(viewOnly(), banks({ status: 'LOCKED' }))
    open()
    setRelink(true)
    expect(await hrefOf('Message us')).toContain('/message-center/add-new-message')
    expect(screen.queryByRole('link', { name: /^Link / })).toBeNull()
  })
})

describe('nextAction, when linking is available', () => {
  const paths = {
    link: '/relink/selection',
    amounts: '/relink/manual/microdeposits',
    newMessage: '/message-center/add-new-message',
  } as const
  const actions: Record<LinkedAccountStatus, 'amounts' | 'relink' | null> = {
    ACTIVE: null,
    DEPOSITS_LOCKED: null,
    VERIFICATION_PENDING: 'amounts',
    PENDING: null,
    VERIFIED: null,
    FAILED: 'relink',
    VERIFICATION_RETURNED: 'relink',
    TIMEOUT: 'relink',
    LOCKED: 'relink',
    ARCHIVED: 'relink',
    ERRORED: 'relink',
    VIEW_ONLY: 'relink',
  }

  it.each(linkedAccountStatuses)('nextAction returns the action for status %s', (status) => {
    expect(nextAction({ status, sourceType: 'MANUAL' }, paths)?.type ?? null).toBe(actions[status])
    expect(nextAction({ status, sourceType: 'MANUAL' }, { ...paths, link: null, amounts: null })).toBeNull()
  })

  it('nextAction asks for no amounts when the account was linked instantly', () => {
    expect(nextAction({ status: 'VERIFICATION_PENDING', sourceType: 'FASTLINK' }, paths)).toBeNull()
  })
})
