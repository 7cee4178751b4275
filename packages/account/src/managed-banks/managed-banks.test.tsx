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
  // Friday.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T15:00:00Z') })
  provider.use(banks(second, first), handlers.transactions([]))
  const undo = announceCapabilities('linked_banks')
  return () => {
    undo()
    vi.useRealTimers()
  }
})

describe('the linked banks of an open account', () => {
  it('have the default one first, and lead to linking another', async () => {
    open()
    expect((await card(firstName)).getByText('Default')).toBeDefined()
    expect((await card(secondName)).getByText('Linked')).toBeDefined()
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
    expect(names.indexOf(firstName)).toBeLessThan(names.indexOf(secondName))
    expect(await hrefOf('Link another bank')).toBe('/my-account/link-bank')
    expect(screen.queryByRole('button', { name: `Make default: ${firstName}` })).toBeNull()
  })

  it('has no default to choose among banks that cannot move money', async () => {
    provider.use(banks(first, { ...second, status: 'FAILED' }))
    open()
    expect((await card(secondName)).queryByRole('button', { name: /Make/ })).toBeNull()
    expect((await card(secondName)).queryByRole('link')).toBeNull()
  })

  it('leads to the amounts that are awaited', async () => {
    provider.use(banks(first, { ...second, status: 'VERIFICATION_PENDING', source_type: 'MANUAL' }))
    open()
    expect(await hrefOf('Enter the amounts')).toBe('/my-account/link-bank/microdeposits')
  })

  it('says that there are as many as there may be', async () => {
    provider.use(banks(...['1', '2', '3', '4', '5'].map((uuid) => ({ uuid }))))
    open()
    expect(await screen.findByText(/You’ve linked 5 banks/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Link another bank' })).toBeNull()
  })

  it('is linked again first where nothing can move money', async () => {
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
  ])('can be seen by %s, who reads why they cannot be changed', async (_, known, why) => {
    provider.use(...known)
    open()
    expect(await screen.findByText(why)).toBeDefined()
    expect(await card(firstName)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^(Make|Remove) .*ending/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Link another bank' })).toBeNull()
  })
})

describe('choosing the default bank', () => {
  const makeDefault = () => press(`Make default: ${secondName}`)

  it('moves it to the top and says so', async () => {
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

  it('asks the provider after a lost answer', async () => {
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

  it('asks first, and takes it from the list', async () => {
    const sent = recordRequests(handlers.removeBank, answerWith(first))
    open()
    await remove()
    const asked = await dialog()
    expect(await asked.findByText(/money in your savings stays where it is/)).toBeDefined()
    expect(asked.queryByRole('radio')).toBeNull()
    await confirm()
    await waitFor(() => expect(screen.queryByRole('region', { name: secondName })).toBeNull())
    expect(toasts.read().message).toBe(`${secondName} removed.`)
    expect(sent.map(({ body }) => body)).toEqual([{ plans: null, move_to: null }])
  })

  it('asks what happens to its plans', async () => {
    provider.use(handlers.transactions([plan]))
    const sent = recordRequests(handlers.removeBank, answerWith(first))
    open()
    await remove()
    const asked = await dialog()
    expect(await asked.findByText('$250.00 every month, next on Tuesday, Dec 1, 2026')).toBeDefined()
    await confirm()
    expect(await asked.findAllByText('Choose what happens to your automatic deposits.')).not.toHaveLength(0)
    expect(sent).toHaveLength(0)
    await userEvent.click(asked.getByRole('radio', { name: new RegExp(`Move them to ${firstName}`) }))
    await confirm()
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ plans: 'move', move_to: 'first' }]))
  })

  it('ends its plans where that is chosen', async () => {
    provider.use(handlers.transactions([plan]))
    const sent = recordRequests(handlers.removeBank, answerWith(first))
    open()
    await remove()
    await userEvent.click(await (await dialog()).findByRole('radio', { name: /End them/ }))
    await confirm()
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ plans: 'end', move_to: null }]))
  })

  it('waits for money under way, and names it', async () => {
    const pending = { linked_account_id: 'second', status: 'Pending', amount: 5_000 } as const
    provider.use(handlers.transactions([transaction({ ...pending, direction: 'PrimaryToLinked' }), plan]))
    open()
    await remove()
    const shown = await dialog()
    expect(await shown.findByText(/^Withdrawal of \$50\.00/)).toBeDefined()
    expect(shown.getByRole('link', { name: 'View transactions' })).toBeDefined()
    expect(shown.queryByRole('button', { name: 'Remove bank' })).toBeNull()
  })

  it('keeps the last bank that can move money, and leads to linking another', async () => {
    provider.use(banks(first, { ...second, status: 'VERIFICATION_PENDING', source_type: 'MANUAL' }))
    open()
    await remove(firstName)
    const shown = await dialog()
    expect(shown.getByText(/is your only bank for moving money/)).toBeDefined()
    expect(shown.getByRole('link', { name: 'Link another bank' }).getAttribute('href')).toBe(
      '/my-account/link-bank',
    )
  })

  it('keeps a bank that is held, and leads to a message', async () => {
    provider.use(banks(first, { ...second, status: 'LOCKED' }))
    open()
    await remove()
    const shown = await dialog()
    expect(shown.getByText(/We’re holding/)).toBeDefined()
    expect(shown.getByRole('link', { name: 'Message us' })).toBeDefined()
  })

  describe('while the answer is unknown or refused', () => {
    /** Opens the dialog, changes what the provider knows, and confirms. */
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

    it('asks the provider after a lost answer', async () => {
      const sent = recordRequests(handlers.removeBank, lostAnswer)
      await removeWhile(banks(first))
      await isRemoved()
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    })

    it('is done where another tab was first', async () => {
      const sent = recordRequests(handlers.removeBank, () => respond(null, { code: 404 }))
      await removeWhile(banks(first))
      await isRemoved()
      expect(sent).toHaveLength(1)
    })

    it('shows money that came under way meanwhile', async () => {
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
