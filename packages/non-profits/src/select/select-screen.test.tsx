import { handlers, respond } from '@coffer/api-client/fakes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { harborReads, withNonProfits, others } from '../example-non-profits.ts'
import { leaveAndReturn, provider, show } from '../fake-provider.ts'
import { SelectScreen } from './select-screen.tsx'
import { nonProfitChosen } from '../results.ts'

const open = () => show('/non-profit/select', SelectScreen)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const option = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const search = async (text: string) => userEvent.type(await screen.findByRole('searchbox'), text)

/** Records the bodies of selections. */
function recordSelections(answer = () => respond(null)): unknown[] {
  const requests: unknown[] = []
  provider.use(
    handlers.selectNonProfit.answers(async (request) => {
      requests.push(await request.json())
      return answer()
    }),
  )
  return requests
}

/** Simulates the search by name. Returns the searched texts. */
function answerSearches(): string[] {
  const texts: string[] = []
  provider.use(
    handlers.searchNonProfits.answers(async (request) => {
      const text = new URL(request.url).searchParams.get('search') ?? ''
      texts.push(text)
      return respond(others.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())))
    }),
  )
  return texts
}

beforeEach(() => provider.use(...withNonProfits()))

it('The Select screen preselects the suggestion and asks for confirmation before sending', async () => {
  const requests = recordSelections()
  open()
  expect((await option(/Harbor Reads/)).checked).toBe(true)
  expect(screen.getByText('Our suggestion')).toBeDefined()
  await press('Continue')
  const heading = await screen.findByRole('heading', { name: 'Choose Harbor Reads?' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('Portland, ME')).toBeDefined()
  expect(requests).toEqual([])
  await press('Confirm')
  expect(await screen.findByText('/non-profit/success')).toBeDefined()
  expect(requests).toEqual([{ ein: harborReads.ein }])
  expect(nonProfitChosen.read()).toEqual({ ein: harborReads.ein, name: 'Harbor Reads' })
})

it('The Select screen supports the keyboard and shows the address of a non-profit without a location', async () => {
  const requests = recordSelections()
  open()
  const first = await option(/Harbor Reads/)
  first.focus()
  await userEvent.keyboard('{ArrowDown}')
  const next = await option(/Harbor Help 1\b/)
  expect(next.checked).toBe(true)
  expect(within(screen.getByRole('radiogroup')).getByText('1 Wharf Street, Portland, ME 04101')).toBeDefined()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Choose Harbor Help 1?' })
  await press('Confirm')
  expect(await screen.findByText('/non-profit/success')).toBeDefined()
  expect(requests).toEqual([{ ein: others[0]?.ein }])
})

it('The Select screen shows ten more at a time and moves the focus to the first new one', async () => {
  open()
  await option(/Harbor Reads/)
  expect(screen.getAllByRole('radio')).toHaveLength(10)
  await press('Show 10 more')
  expect(screen.getAllByRole('radio')).toHaveLength(20)
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[10])
  await press('Show 5 more')
  expect(screen.getAllByRole('radio')).toHaveLength(25)
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
})

describe('searching', () => {
  it('The search starts after typing, announces the count and keeps the choice', async () => {
    const texts = answerSearches()
    open()
    await search('Help 12')
    expect(await screen.findByRole('radiogroup', { name: '1 non-profit' })).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('1 non-profit')
    expect(screen.getByText('Your current choice: Harbor Reads')).toBeDefined()
    expect(new Set(texts)).toEqual(new Set(['', 'Help 12']))
    await userEvent.click(await option(/Harbor Help 12/))
    await press('Continue')
    expect(await screen.findByRole('heading', { name: 'Choose Harbor Help 12?' })).toBeDefined()
  })

  it('The search cancels its request when the text changes', async () => {
    const signals: AbortSignal[] = []
    provider.use(
      handlers.searchNonProfits.answers((request) => {
        const text = new URL(request.url).searchParams.get('search')
        if (text !== 'slow') return respond(others.slice(0, 1))
        signals.push(request.signal)
        return new Promise<Response>(() => {})
      }),
    )
    open()
    await search('slow')
    await expect.poll(() => signals.length).toBe(1)
    await search('er')
    expect(await screen.findByRole('radiogroup', { name: '1 non-profit' })).toBeDefined()
    expect(signals[0]?.aborted).toBe(true)
  })

  it('The search reports no results, with a button to clear it', async () => {
    answerSearches()
    open()
    await search('zzz')
    expect(await screen.findByText('No results')).toBeDefined()
    await press('Clear search')
    expect(await option(/Harbor Reads/)).toBeDefined()
  })

  it('The search reports a failure and retries with the same text', async () => {
    open()
    await option(/Harbor Reads/)
    provider.use(handlers.searchNonProfits.fails(403, { message: 'Not right now.' }))
    await search('help')
    expect(await screen.findByText('Not right now.')).toBeDefined()
    provider.use(handlers.searchNonProfits(others))
    await press('Try again')
    expect(await option(/Harbor Help 1\b/)).toBeDefined()
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'help')
  })

  it('The search text is restored after a reload', async () => {
    answerSearches()
    const rendered = open()
    await search('Help 12')
    await leaveAndReturn(rendered)
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'Help 12')
  })
})

describe('the previous choice', () => {
  it('The previous choice is named and preselected', async () => {
    provider.use(handlers.selectedNonProfit(others[2]))
    open()
    expect(await screen.findByText(/Your current choice is Harbor Help 3\./)).toBeDefined()
    expect((await option(/Harbor Help 3\b/)).checked).toBe(true)
  })

  it('The previous choice is absent after a 400, without an error', async () => {
    open()
    await option(/Harbor Reads/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('The previous choice is shown in any status', async () => {
    provider.use(handlers.selectedNonProfit({ ...harborReads, status: 'FAILED' }))
    open()
    expect(await screen.findByText(/Your current choice is Harbor Reads\./)).toBeDefined()
  })

  it('The Select screen lists non-profits even if the previous choice fails to load', async () => {
    provider.use(handlers.selectedNonProfit.fails(403))
    open()
    expect(await screen.findByText('We couldn’t load your current choice')).toBeDefined()
    expect(await option(/Harbor Reads/)).toBeDefined()
  })
})

it('The Select screen requires a choice if there is no suggestion', async () => {
  provider.use(handlers.defaultNonProfit.fails(404))
  open()
  expect(await screen.findByText('We couldn’t load our suggestion')).toBeDefined()
  await press('Continue')
  expect((await screen.findAllByText('Choose a non-profit.')).length).toBeGreaterThan(0)
})

describe('a submission', () => {
  it('The Select screen shows the reason for a rejection and can retry', async () => {
    recordSelections(() => respond(null, { code: 422, message: 'It is closed.' }))
    open()
    await option(/Harbor Reads/)
    await press('Continue')
    await press('Confirm')
    expect((await screen.findByRole('alert')).textContent).toContain('It is closed.')
    const requests = recordSelections()
    await press('Confirm')
    expect(await screen.findByText('/non-profit/success')).toBeDefined()
    expect(requests).toHaveLength(1)
  })

  it('The Select screen reports success after a lost response if the non-profit is selected', async () => {
    recordSelections(() => {
      provider.use(handlers.selectedNonProfit(harborReads))
      return Response.error()
    })
    open()
    await option(/Harbor Reads/)
    await press('Continue')
    await press('Confirm')
    expect(await screen.findByText('/non-profit/success')).toBeDefined()
  })
  it('The Select screen reports failure after a lost response if none is selected', async () => {
    recordSelections(() => Response.error())
    open()
    await option(/Harbor Reads/)
    await press('Continue')
    await press('Confirm')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t save your choice')
    expect(alert.textContent).toContain('We checked, and nothing came through.')
  })
})
