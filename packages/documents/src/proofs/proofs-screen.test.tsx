import { handlers, proof, proofs, respond } from '@coffer/api-client/fakes'
import { requestBodies, lostAnswer, recordRequests } from '@coffer/router/recorded-requests'
import { toasts } from '@coffer/session/toasts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { provider, showProofs } from '../fake-provider.ts'
import { stubTabs } from '../pdf/stubbed-tabs.ts'
import { closedAccount, many, newAccount, ofEachKind } from './example-proofs.ts'
import { ProofsScreen } from './proofs-screen.tsx'

const open = () => showProofs('/dashboard/documents/proofs', ProofsScreen)
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const press = async (name = 'Create PDF') => userEvent.click(await screen.findByRole('button', { name }))
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
/** Fills a field and leaves it, since errors appear on blur. */
async function fill(label: string, value: string) {
  const field = screen.getByLabelText(label)
  await userEvent.click(field)
  fireEvent.change(field, { target: { value } })
  await userEvent.tab()
}
function created(): Response {
  const overview = proofs({ left_today: 19, proofs: [proof()] })
  provider.use(handlers.proofs(overview))
  return respond({ uuid: proof().uuid, overview }, { code: 201 })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('ProofsScreen', () => {
  it('The proofs screen creates a balance letter once, and opens it', async () => {
    const tabs = stubTabs()
    const sent = recordRequests(handlers.createProof, created)
    open()
    expect(await screen.findByRole('heading', { name: 'No PDFs yet' })).toBeDefined()
    await choose(/^Balance letter/)
    await press()
    const ready = await screen.findByRole('status')
    expect(ready.textContent).toContain('Your PDF is ready')
    expect(document.activeElement?.contains(ready)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    const asked = { kind: 'balance_letter', period_from: null, period_until: null, year: null }
    expect(requestBodies(sent)).toEqual([asked])
    expect(sent[0]?.key).not.toBeNull()
    await press('Open PDF Balance letter, opens in a new tab')
    await waitFor(() => expect(tabs[0]?.address).toBe('https://documents.example/proof.pdf?signature=abc'))
    expect(await rows()).toHaveLength(1)
    const answer = Promise.withResolvers<Response>()
    provider.use(handlers.createProof.answers(() => answer.promise))
    await choose(/^Balance letter/)
    await press()
    await waitFor(() => expect(screen.queryByText('Your PDF is ready')).toBeNull())
    answer.resolve(created())
    expect(await screen.findByText('Your PDF is ready')).toBeDefined()
  })

  it('The proofs screen sends a new idempotency key for each PDF', async () => {
    const sent = recordRequests(handlers.createProof, created)
    open()
    for (let times = 1; times <= 2; times += 1) {
      await choose(/^Balance letter/)
      await press()
      await waitFor(() => expect(sent).toHaveLength(times))
      await screen.findByText('Your PDF is ready')
    }
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('The proofs screen validates the days of a period, and shows errors at their fields', async () => {
    const sent = recordRequests(handlers.createProof, created)
    open()
    await choose(/^Statement for a period/)
    await press()
    expect((await screen.findAllByText('Enter a date.')).length).toBeGreaterThanOrEqual(2)
    await fill('First day', '2020-01-01')
    expect((await screen.findAllByText(/^Enter Mar 15, 2024 or later/)).length).toBeGreaterThan(0)
    for (const [from, until, problem] of [
      ['2024-03-14', '2026-11-19', 'Enter Mar 15, 2024 or later, when your account was open.'],
      ['2026-11-20', '2026-11-20', 'Enter Nov 19, 2026 or earlier.'],
      ['2026-10-01', '2026-11-20', 'Enter Nov 19, 2026 or earlier.'],
      ['2026-10-01', '2026-09-30', 'Enter a day on or after the first day.'],
      ['2024-11-19', '2026-11-19', 'Choose 24 months or less.'],
    ] as const) {
      await fill('First day', from)
      await fill('Last day', until)
      expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0)
    }
    await fill('First day', '2024-11-20')
    await press()
    await screen.findByText('Your PDF is ready')
    expect(requestBodies(sent)).toEqual([
      { kind: 'period_statement', period_from: '2024-11-20', period_until: '2026-11-19', year: null },
    ])
  })

  it('The proofs screen offers the years of the account, including the current one to date', async () => {
    const sent = recordRequests(handlers.createProof, created)
    open()
    await choose(/^Year summary/)
    const options = [...screen.getByLabelText('Year').querySelectorAll('option')]
    expect(options.map(({ textContent }) => textContent).slice(1)).toEqual(['2026 to date', '2025', '2024'])
    await userEvent.selectOptions(screen.getByLabelText('Year'), '2025')
    await press()
    await screen.findByText('Your PDF is ready')
    expect(requestBodies(sent)).toMatchObject([{ kind: 'year_summary', year: 2025, period_from: null }])
  })

  it('The proofs screen lists created PDFs, each with a code to copy and a button to open it', async () => {
    const user = userEvent.setup()
    provider.use(handlers.proofs(proofs({ proofs: ofEachKind })))
    open()
    expect(await rows()).toEqual([
      expect.stringMatching(
        /^Balance letterCreated Nov 20, 2026, 10:00\u00A0AM ETCode 7KQ2 M4X9 TB3H VD6ZCopy code/,
      ),
      expect.stringContaining('Statement, Aug 15, 2026 to Oct 14, 2026'),
      expect.stringContaining('Direct deposit details'),
      expect.stringContaining('Year summary 2025'),
    ])
    await user.click(screen.getByRole('button', { name: 'Copy code 7KQ2 M4X9 TB3H VD6Z' }))
    expect(await navigator.clipboard.readText()).toBe('7KQ2 M4X9 TB3H VD6Z')
    expect(toasts.read().message).toBe('Code copied')
  })

  it('The proofs screen shows the first ten PDFs, and all on request', async () => {
    provider.use(handlers.proofs(proofs({ proofs: many })))
    open()
    expect(await rows()).toHaveLength(10)
    await press('Show all 50 PDFs')
    expect(await rows()).toHaveLength(50)
  })

  it('The proofs screen shows the PDF that was created although the response was lost', async () => {
    recordRequests(handlers.createProof, lostAnswer)
    open()
    await choose(/^Balance letter/)
    provider.use(handlers.proofs(proofs({ proofs: [proof()] })))
    await press()
    expect(await screen.findByText('Your PDF is ready')).toBeDefined()
    expect(await rows()).toHaveLength(1)
  })

  it('The proofs screen ignores earlier PDFs after a lost response, and retries with the same key', async () => {
    provider.use(handlers.proofs(proofs({ proofs: ofEachKind })))
    const sent = recordRequests(handlers.createProof, lostAnswer)
    open()
    await choose(/^Balance letter/)
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t create your PDF')
    expect(screen.queryByText('Your PDF is ready')).toBeNull()
    const resent = recordRequests(handlers.createProof, created)
    await press()
    await screen.findByText('Your PDF is ready')
    expect(new Set([...sent, ...resent].map(({ key }) => key)).size).toBe(1)
  })

  it('The proofs screen reports an unknown outcome while the list fails to load', async () => {
    open()
    await choose(/^Balance letter/)
    provider.use(handlers.createProof.breaks(), handlers.proofs.breaks())
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We couldn’t confirm your PDF was created',
    )
  })

  it('The proofs screen replaces the form with a notice when the daily limit is reached', async () => {
    open()
    await choose(/^Balance letter/)
    const fields = { proofs: ['You can create 20 documents a day. Try again tomorrow.'] }
    provider.use(
      handlers.createProof.fails(422, { errors: fields }),
      handlers.proofs(proofs({ left_today: 0, proofs: many })),
    )
    await press()
    expect(await screen.findByText('You’ve reached today’s limit')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Create PDF' })).toBeNull()
  })

  it('The proofs screen offers a closed account every kind except direct deposit details', async () => {
    provider.use(handlers.proofs(proofs({ account: closedAccount })))
    open()
    expect(await screen.findByText(/^Your account closed on Oct 30, 2026/)).toBeDefined()
    const details = screen.getByRole<HTMLInputElement>('radio', { name: /^Direct deposit details/ })
    expect(details.disabled).toBe(true)
    expect(screen.getByText('Not available for a closed account')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Balance letter/ }).disabled).toBe(false)
  })

  it('The proofs screen offers periods and years only from the day after the account opens', async () => {
    provider.use(handlers.proofs(proofs({ account: newAccount })))
    open()
    expect(await screen.findAllByText('Available the day after your account opens')).toHaveLength(2)
  })

  it('The proofs screen has no form without an account', async () => {
    provider.use(handlers.proofs(proofs({ account: null })))
    open()
    expect(await screen.findByRole('heading', { name: 'No account yet' })).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('The proofs screen reports a failure to load', async () => {
    provider.use(handlers.proofs.breaks())
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We couldn’t load your letters and summaries',
    )
  })
})
