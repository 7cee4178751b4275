import { linkedAccountStatuses, type LinkedAccountStatus } from '@coffer/domain/status'
import { setRelink } from '@coffer/session/session'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applicant, banks, viewOnly } from '../example-people.ts'
import { provider, show } from '../fake-provider.ts'
import { MyAccountScreen } from '../my-account/my-account-screen.tsx'
import { leadOf } from './linking-ways.ts'

const open = () => show('/my-account', MyAccountScreen)
const bank = async () =>
  within(await screen.findByRole('region', { name: 'First Meadow Bank, Checking ending in 0987' }))
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

describe('what is offered', () => {
  it('an account in order asks for nothing; another one is the bank’s matter', async () => {
    open()
    const shown = await bank()
    expect(shown.getByText('Linked')).toBeDefined()
    expect(shown.getByText('Verified and ready to use.')).toBeDefined()
    expect(shown.queryByRole('link')).toBeNull()
    expect(await hrefOf('Write to us')).toBe('/message-center/add-new-message?topic=linking')
    expect(screen.queryByRole('link', { name: 'Link another account' })).toBeNull()
  })

  it('a locked one is linked again, where the log-in asked for it', async () => {
    provider.use(banks({ status: 'LOCKED' }))
    open()
    setRelink(true)
    expect((await bank()).getByText('Locked')).toBeDefined()
    expect(await hrefOf('Link a bank again')).toBe('/relink/selection')
  })

  it('amounts that are awaited can be entered', async () => {
    provider.use(
      applicant(),
      banks({ status: 'VERIFICATION_PENDING', source_type: 'MANUAL', verify_attempts_left: 3 }),
    )
    open()
    expect(await hrefOf('Enter the amounts')).toBe('/manual-funding/microdeposits')
    expect(await hrefOf('Link another account')).toBe('/registration/link-account-selection')
  })

  it('none yet: a first one may be linked', async () => {
    provider.use(applicant(), banks())
    open()
    expect(await screen.findByText(/No bank is linked/)).toBeDefined()
    expect(await hrefOf('Link a bank')).toBe('/registration/link-account-selection')
  })

  it('one that was replaced is not shown', async () => {
    provider.use(banks({}, { uuid: 'old', mask: '1111', status: 'ARCHIVED' }))
    open()
    expect(await bank()).toBeDefined()
    expect(screen.queryByText(/1111/)).toBeNull()
  })

  it('who may only look is offered no link, only to write', async () => {
    provider.use(viewOnly(), banks({ status: 'LOCKED' }))
    open()
    setRelink(true)
    expect(await hrefOf('Write to us')).toContain('/message-center/add-new-message')
    expect(screen.queryByRole('link', { name: /^Link / })).toBeNull()
  })
})

describe('the way on from every status, where linking is open', () => {
  const ways = {
    link: '/relink/selection',
    amounts: '/relink/manual/microdeposits',
    write: '/message-center/add-new-message',
  } as const
  const leads: Record<LinkedAccountStatus, 'amounts' | 'relink' | null> = {
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

  it.each(linkedAccountStatuses)('%s', (status) => {
    expect(leadOf({ status, sourceType: 'MANUAL' }, ways)?.by ?? null).toBe(leads[status])
    expect(leadOf({ status, sourceType: 'MANUAL' }, { ...ways, link: null, amounts: null })).toBeNull()
  })

  it('no amounts are asked of one that was linked through the window', () => {
    expect(leadOf({ status: 'VERIFICATION_PENDING', sourceType: 'FASTLINK' }, ways)).toBeNull()
  })
})
