import {
  account,
  depositor,
  handlers,
  linkedAccount,
  linkedAccounts,
  respond,
  transaction,
} from '@coffer/api-client/fakes'
import { lostAnswer, recordRequests } from '@coffer/router/recorded-requests'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { setRelink } from '@coffer/session/session'
import { toasts } from '@coffer/session/toasts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { banks, viewOnly } from '../example-people.ts'
import { provider, show } from '../fake-provider.ts'
import { MyAccountScreen } from '../my-account/my-account-screen.tsx'

const open = () => show('/my-account', MyAccountScreen)
const first = linkedAccount({ uuid: 'first', is_default: true })
const second = linkedAccount({
  uuid: 'second',
  institution: 'Summit Credit Union',
  mask: '1111',
  is_default: false,
})
const firstName = 'First Meadow Bank, Checking ending in 0987'
const secondName = 'Summit Credit Union, Checking ending in 1111'
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
const answerWith =
  (...accounts: Parameters<typeof linkedAccount>[0][]) =>
  () =>
    respond(linkedAccounts({ accounts: accounts.map((one) => linkedAccount(one)) }))
const plan = transaction({
  uuid: 'plan',
  status: 'Initiated',
  amount: 25_000,
  scheduled_for: '2026-12-01',
  frequency: 'monthly',
  linked_account_id: 'second',
  date_submitted: null,
  date_processed: null,
})

beforeEach(() => {
  // A Friday.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T15:00:00Z') })
  provider.use(banks(second, first), handlers.transactions([]))
  const undo = announceCapabilities('linked_banks')
  return () => {
    undo()
    vi.useRealTimers()
  }
})

describe('the linked banks of an open account', () => {
  it('ManagedBanks shows the default bank first and links to linking another', async () => {
    open()
    expect((await card(firstName)).getByText('Default')).toBeDefined()
    expect((await card(secondName)).getByText('Linked')).toBeDefined()
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
    expect(names.indexOf(firstName)).toBeLessThan(names.indexOf(secondName))
    expect(await hrefOf('Link another bank')).toBe('/my-account/link-bank')
    expect(screen.queryByRole('button', { name: `Make default: ${firstName}` })).toBeNull()
  })

  it('ManagedBanks offers no other default if the other bank cannot move money', async () => {
    provider.use(banks(first, { ...second, status: 'FAILED' }))
    open()
    expect((await card(secondName)).queryByRole('button', { name: /Make/ })).toBeNull()
    expect((await card(secondName)).queryByRole('link')).toBeNull()
  })

  it('ManagedBanks links to the form for pending micro-deposit amounts', async () => {
    provider.use(banks(first, { ...second, status: 'VERIFICATION_PENDING', source_type: 'MANUAL' }))
    open()
    expect(await hrefOf('Enter the amounts')).toBe('/my-account/link-bank/microdeposits')
  })

  it('ManagedBanks says that the limit of linked banks is reached', async () => {
    provider.use(banks(...['1', '2', '3', '4', '5'].map((uuid) => ({ uuid }))))
    open()
    expect(await screen.findByText(/You’ve linked 5 banks/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Link another bank' })).toBeNull()
  })

  it('ManagedBanks only offers to link a bank again when no bank can move money', async () => {
    provider.use(banks({ ...first, is_default: false, status: 'FAILED' }))
    open()
    setRelink(true)
    expect(await hrefOf('Link a bank again')).toBe('/relink/selection')
    expect(screen.queryByRole('link', { name: 'Link another bank' })).toBeNull()
  })

  it.each([
    ['a joint holder', [handlers.depositor(depositor({ is_primary: false }))], /Only the primary holder/],
    ['a view-only depositor', [viewOnly(), handlers.accounts([])], /can’t change them right now/],
    [
      'the holder of a closing account',
      [handlers.accounts([account({ closing_since: '2026-11-20T15:00:00Z' })])],
      /Your account is closing/,
    ],
  ])(
    'ManagedBanks shows the banks to %s, with the reason why they cannot be changed',
    async (_, known, why) => {
      provider.use(...known)
      open()
      expect(await screen.findByText(why)).toBeDefined()
      expect(await card(firstName)).toBeDefined()
      expect(screen.queryByRole('button', { name: /^(Make|Remove) .*ending/ })).toBeNull()
      expect(screen.queryByRole('link', { name: 'Link another bank' })).toBeNull()
    },
  )
})

describe('choosing the default bank', () => {
  const makeDefault = () => press(`Make default: ${secondName}`)

  it('Choosing the default bank moves it to the top and shows a toast', async () => {
    const sent = recordRequests(
      handlers.chooseDefaultBank,
      answerWith({ ...second, is_default: true }, { ...first, is_default: false }),
    )
    open()
    await makeDefault()
    await waitFor(async () => expect((await card(secondName)).getByText('Default')).toBeDefined())
    expect(toasts.read().message).toBe(`${secondName} is now your default.`)
    expect(document.activeElement?.textContent).toContain('Your default bank comes first')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.key).toBeTruthy()
  })

  it('Choosing the default bank checks the list again after a lost response', async () => {
    recordRequests(handlers.chooseDefaultBank, lostAnswer)
    open()
    await card(secondName)
    provider.use(banks({ ...second, is_default: true }, { ...first, is_default: false }))
    await makeDefault()
    await waitFor(async () => expect((await card(secondName)).getByText('Default')).toBeDefined())
  })
})

describe('removing a bank', () => {
  const remove = (name = secondName) => press(`Remove ${name}`)
  const confirm = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Remove bank' }))

  it('Removing a bank asks for confirmation, then takes it off the list', async () => {
    const sent = recordRequests(handlers.removeBank, answerWith(first))
    open()
    await remove()
    const removal = await dialog()
    expect(await removal.findByText(/money in your savings stays where it is/)).toBeDefined()
    expect(removal.queryByRole('radio')).toBeNull()
    await confirm()
    await waitFor(() => expect(screen.queryByRole('region', { name: secondName })).toBeNull())
    expect(toasts.read().message).toBe(`${secondName} removed.`)
    expect(sent.map(({ body }) => body)).toEqual([{ plans: null, move_to: null }])
  })

  it('Removing a bank asks what to do with its automatic deposits', async () => {
    provider.use(handlers.transactions([plan]))
    const sent = recordRequests(handlers.removeBank, answerWith(first))
    open()
    await remove()
    const removal = await dialog()
    expect(await removal.findByText('$250.00 every month, next on Tuesday, Dec 1, 2026')).toBeDefined()
    await confirm()
    expect(await removal.findAllByText('Choose what happens to your automatic deposits.')).not.toHaveLength(0)
    expect(sent).toHaveLength(0)
    await userEvent.click(removal.getByRole('radio', { name: new RegExp(`Move them to ${firstName}`) }))
    await confirm()
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ plans: 'move', move_to: 'first' }]))
  })

  it('Removing a bank ends its automatic deposits if the depositor chooses so', async () => {
    provider.use(handlers.transactions([plan]))
    const sent = recordRequests(handlers.removeBank, answerWith(first))
    open()
    await remove()
    await userEvent.click(await (await dialog()).findByRole('radio', { name: /End them/ }))
    await confirm()
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ plans: 'end', move_to: null }]))
  })

  it('Removing a bank is blocked while money is moving, and the dialog lists it', async () => {
    const pending = { linked_account_id: 'second', status: 'Pending', amount: 5_000 } as const
    provider.use(handlers.transactions([transaction({ ...pending, direction: 'PrimaryToLinked' }), plan]))
    open()
    await remove()
    const shown = await dialog()
    expect(await shown.findByText(/^Withdrawal of \$50\.00/)).toBeDefined()
    expect(shown.getByRole('link', { name: 'View transactions' })).toBeDefined()
    expect(shown.queryByRole('button', { name: 'Remove bank' })).toBeNull()
  })

  it('The last bank that can move money cannot be removed, and the dialog links to linking another', async () => {
    provider.use(banks(first, { ...second, status: 'VERIFICATION_PENDING', source_type: 'MANUAL' }))
    open()
    await remove(firstName)
    const shown = await dialog()
    expect(shown.getByText(/is your only bank for moving money/)).toBeDefined()
    expect(shown.getByRole('link', { name: 'Link another bank' }).getAttribute('href')).toBe(
      '/my-account/link-bank',
    )
  })

  it('A locked bank cannot be removed, and the dialog links to a new message', async () => {
    provider.use(banks(first, { ...second, status: 'LOCKED' }))
    open()
    await remove()
    const shown = await dialog()
    expect(shown.getByText(/is on hold/)).toBeDefined()
    expect(shown.getByRole('link', { name: 'Message us' })).toBeDefined()
  })

  describe('after a lost or rejected response', () => {
    /** Opens the dialog, changes the provider’s state, and confirms. */
    const removeWhile = async (...meanwhile: Parameters<typeof provider.use>) => {
      open()
      await remove()
      await (await dialog()).findByRole('button', { name: 'Remove bank' })
      provider.use(...meanwhile)
      await confirm()
    }
    const isRemoved = async () => {
      await waitFor(() => expect(screen.queryByRole('region', { name: secondName })).toBeNull())
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    }

    it('Removing a bank checks the list again after a lost response', async () => {
      const sent = recordRequests(handlers.removeBank, lostAnswer)
      await removeWhile(banks(first))
      await isRemoved()
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    })

    it('Removing a bank succeeds if another tab has already removed it', async () => {
      const sent = recordRequests(handlers.removeBank, () => respond(null, { code: 404 }))
      await removeWhile(banks(first))
      await isRemoved()
      expect(sent).toHaveLength(1)
    })

    it('The removal dialog shows a transfer that started after it was opened', async () => {
      const sent = recordRequests(handlers.removeBank, () => respond(null, { code: 409 }))
      const pending = transaction({ linked_account_id: 'second', status: 'Pending' })
      await removeWhile(handlers.transactions([pending]))
      const shown = await dialog()
      expect(await shown.findByText(/Money is still moving through/)).toBeDefined()
      expect(shown.queryByRole('button', { name: 'Remove bank' })).toBeNull()
      expect(sent).toHaveLength(1)
    })
  })
})
