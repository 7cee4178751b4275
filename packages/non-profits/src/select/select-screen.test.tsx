import { handlers, respond } from '@coffer/api-client/fakes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { harborReads, knows, others } from '../example-non-profits.ts'
import { leaveAndReturn, provider, show } from '../fake-provider.ts'
import { SelectScreen } from './select-screen.tsx'
import { nonProfitChosen } from '../results.ts'

const open = () => show('/non-profit/select', SelectScreen)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const offer = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const search = async (text: string) => userEvent.type(await screen.findByRole('searchbox'), text)

/** What is chosen from now on. */
function choices(answer = () => respond(null)): unknown[] {
  const sent: unknown[] = []
  provider.use(
    handlers.selectNonProfit.answers(async (request) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}

/** Answers a search by the names that contain it, and remembers each. */
function searches(): { asked: string[] } {
  const asked: string[] = []
  provider.use(
    handlers.searchNonProfits.answers(async (request) => {
      const text = new URL(request.url).searchParams.get('search') ?? ''
      asked.push(text)
      return respond(others.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())))
    }),
  )
  return { asked }
}

beforeEach(() => provider.use(...knows()))

it('the suggestion is chosen unless another is, and confirmed before it is sent', async () => {
  const sent = choices()
  open()
  expect((await offer(/Harbor Reads/)).checked).toBe(true)
  expect(screen.getByText('Our suggestion')).toBeDefined()
  await press('Continue')
  const heading = await screen.findByRole('heading', { name: 'Choose Harbor Reads?' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('Portland, ME')).toBeDefined()
  expect(sent).toEqual([])
  await press('Confirm')
  expect(await screen.findByText('/non-profit/success')).toBeDefined()
  expect(sent).toEqual([{ ein: harborReads.ein }])
  expect(nonProfitChosen.read()).toEqual({ ein: harborReads.ein, name: 'Harbor Reads' })
})

it('another can be chosen, by keyboard alone; where it has no location, its address stands', async () => {
  const sent = choices()
  open()
  const first = await offer(/Harbor Reads/)
  first.focus()
  await userEvent.keyboard('{ArrowDown}')
  const next = await offer(/Harbor Help 1\b/)
  expect(next.checked).toBe(true)
  expect(within(screen.getByRole('radiogroup')).getByText('1 Wharf Street, Portland, ME 04101')).toBeDefined()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Choose Harbor Help 1?' })
  await press('Confirm')
  expect(await screen.findByText('/non-profit/success')).toBeDefined()
  expect(sent).toEqual([{ ein: others[0]?.ein }])
})

it('ten at a time, and the focus goes on to those that are shown anew', async () => {
  open()
  await offer(/Harbor Reads/)
  expect(screen.getAllByRole('radio')).toHaveLength(10)
  await press('Show 10 more')
  expect(screen.getAllByRole('radio')).toHaveLength(20)
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[10])
  await press('Show 5 more')
  expect(screen.getAllByRole('radio')).toHaveLength(25)
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
})

describe('searching', () => {
  it('finds once the person stops typing, says how many, and keeps what was chosen before', async () => {
    const { asked } = searches()
    open()
    await search('Help 12')
    expect(await screen.findByRole('radiogroup', { name: '1 non-profit' })).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('1 non-profit')
    expect(screen.getByText('Your choice so far: Harbor Reads')).toBeDefined()
    expect(asked).toEqual(['', 'Help 12'])
    await userEvent.click(await offer(/Harbor Help 12/))
    await press('Continue')
    expect(await screen.findByRole('heading', { name: 'Choose Harbor Help 12?' })).toBeDefined()
  })

  it('a search that is typed over is cancelled', async () => {
    const begun: AbortSignal[] = []
    provider.use(
      handlers.searchNonProfits.answers((request) => {
        const text = new URL(request.url).searchParams.get('search')
        if (text !== 'slow') return respond(others.slice(0, 1))
        begun.push(request.signal)
        return new Promise<Response>(() => {})
      }),
    )
    open()
    await search('slow')
    await expect.poll(() => begun.length).toBe(1)
    await search('er')
    expect(await screen.findByRole('radiogroup', { name: '1 non-profit' })).toBeDefined()
    expect(begun[0]?.aborted).toBe(true)
  })

  it('finding nothing says so, and can be cleared', async () => {
    searches()
    open()
    await search('zzz')
    expect(await screen.findByText('Nothing found')).toBeDefined()
    await press('Clear the search')
    expect(await offer(/Harbor Reads/)).toBeDefined()
  })

  it('what fails is said and tried again, with what was typed', async () => {
    open()
    await offer(/Harbor Reads/)
    provider.use(handlers.searchNonProfits.fails(403, { message: 'Not right now.' }))
    await search('help')
    expect(await screen.findByText('Not right now.')).toBeDefined()
    provider.use(handlers.searchNonProfits(others))
    await press('Try again')
    expect(await offer(/Harbor Help 1\b/)).toBeDefined()
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'help')
  })

  it('is kept for when the person comes back', async () => {
    searches()
    const rendered = open()
    await search('Help 12')
    await leaveAndReturn(rendered)
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'Help 12')
  })
})

describe('what was chosen before', () => {
  it('is said, and chosen still', async () => {
    provider.use(handlers.selectedNonProfit(others[2]))
    open()
    expect(await screen.findByText(/You have chosen Harbor Help 3\./)).toBeDefined()
    expect((await offer(/Harbor Help 3\b/)).checked).toBe(true)
  })

  it('a 400 says that there is none, and is no failure', async () => {
    open()
    await offer(/Harbor Reads/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('its status is nobody’s matter', async () => {
    provider.use(handlers.selectedNonProfit({ ...harborReads, status: 'FAILED' }))
    open()
    expect(await screen.findByText(/You have chosen Harbor Reads\./)).toBeDefined()
  })

  it('any other failure is said, and the list still works', async () => {
    provider.use(handlers.selectedNonProfit.fails(403))
    open()
    expect(await screen.findByText('We couldn’t see what you chose before')).toBeDefined()
    expect(await offer(/Harbor Reads/)).toBeDefined()
  })
})

it('without a suggestion one has to be chosen', async () => {
  provider.use(handlers.defaultNonProfit.fails(404))
  open()
  expect(await screen.findByText('We couldn’t load our suggestion')).toBeDefined()
  await press('Continue')
  expect((await screen.findAllByText('Choose a non-profit.')).length).toBeGreaterThan(0)
})

describe('a choice that is not saved', () => {
  it('says why, and can be sent again', async () => {
    choices(() => respond(null, { code: 422, message: 'It is closed.' }))
    open()
    await offer(/Harbor Reads/)
    await press('Continue')
    await press('Confirm')
    expect((await screen.findByRole('alert')).textContent).toContain('It is closed.')
    const sent = choices()
    await press('Confirm')
    expect(await screen.findByText('/non-profit/success')).toBeDefined()
    expect(sent).toHaveLength(1)
  })

  it('whose answer alone was lost, was saved', async () => {
    choices(() => {
      provider.use(handlers.selectedNonProfit(harborReads))
      return Response.error()
    })
    open()
    await offer(/Harbor Reads/)
    await press('Continue')
    await press('Confirm')
    expect(await screen.findByText('/non-profit/success')).toBeDefined()
  })
})
