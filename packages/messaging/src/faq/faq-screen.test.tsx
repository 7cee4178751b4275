import { handlers, respond } from '@coffer/api-client/fakes'
import { chooseLanguage } from '@coffer/i18n/language'
import { provider } from '@coffer/router/fake-provider'
import { renderRoute } from '@coffer/router/testing'
import { messages as failureMessages } from '@coffer/errors/messages'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { deposits, faqs, fees, interest, unsorted } from './example-faqs.ts'
import { FaqScreen } from './faq-screen.tsx'

const screens = { '/faq': { screen: async () => FaqScreen, messages: [messages, failureMessages] } }
const show = (search = '', language: 'en' | 'es' = 'en') =>
  renderRoute({ path: `/faq?${search}`, screens, language })

const questions = async () => {
  await screen.findByRole('searchbox')
  return screen.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent)
}
const entry = async (question: string) => {
  const details = (await screen.findByText(question)).closest('details')
  if (!details) throw new Error(`${question} is no question`)
  return details
}
const search = async (typed: string) => userEvent.type(await screen.findByRole('searchbox'), typed)
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => provider.use(handlers.faqs(faqs)))

describe('questions', () => {
  it('The FAQ screen shows closed questions in groups, in the order of the bank', async () => {
    show()
    const savings = await screen.findByRole('region', { name: 'Savings and interest' })
    expect(within(savings).getAllByRole('group')).toHaveLength(2)
    expect(await questions()).toEqual([interest.question, fees.question, deposits.question])
    expect((await entry(fees.question)).open).toBe(false)
  })

  it('The FAQ screen shows no group heading if no question has a group', async () => {
    provider.use(handlers.faqs([unsorted]))
    show()
    expect(await questions()).toEqual([unsorted.question])
    expect(screen.queryByRole('heading', { level: 2, name: 'Other questions' })).toBeNull()
  })

  it('The FAQ screen shows questions without a group last', async () => {
    provider.use(handlers.faqs([unsorted, fees]))
    show()
    const others = await screen.findByRole('region', { name: 'Other questions' })
    expect(within(others).getByText(unsorted.question)).toBeDefined()
    expect(await questions()).toEqual([fees.question, unsorted.question])
  })

  it('The FAQ screen keeps questions and search text while another language loads', async () => {
    show()
    await search('fee')
    const answered = Promise.withResolvers<void>()
    const spanish = { ...fees, question: '¿Hay una tarifa (fee) mensual?' }
    provider.use(
      handlers.faqs.answers(async () => {
        await answered.promise
        return respond([spanish])
      }),
    )
    await act(() => chooseLanguage('es'))
    expect(await questions()).toEqual([fees.question])
    answered.resolve()
    await screen.findByText(spanish.question)
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'fee')
  })

  it('The FAQ screen loads questions in the current language', async () => {
    const asked: (string | null)[] = []
    provider.use(
      handlers.faqs.answers(({ headers }) => {
        asked.push(headers.get('accept-language'))
        return respond(faqs)
      }),
    )
    show('', 'es')
    expect(await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeDefined()
    await questions()
    expect(asked.length).toBeGreaterThan(0)
  })
})

describe('an answer', () => {
  it('An FAQ answer is rendered as rich text', async () => {
    show()
    const details = await entry(deposits.question)
    await waitFor(() => expect(within(details).getByText('next business day').tagName).toBe('STRONG'))
  })

  it('An FAQ answer is open if the search of the URL names its question', async () => {
    show('question=q-fees')
    await waitFor(async () => expect((await entry(fees.question)).open).toBe(true))
    expect((await entry(interest.question)).open).toBe(false)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(fees.question))
  })

  it('Each FAQ answer has its own address', async () => {
    show()
    await questions()
    expect(linkTo(/^Link to this question ?: Are there fees/)).toBe('/faq?question=q-fees')
  })

  it('The FAQ screen reports a question that no longer exists, and shows the other questions', async () => {
    show('question=unknown')
    expect(await screen.findByText('That question is no longer here')).toBeDefined()
    expect(await questions()).toHaveLength(3)
  })
})

describe('a search', () => {
  it('The FAQ search filters as the text is typed, and announces the count', async () => {
    show()
    await search('fee')
    expect(await questions()).toEqual([fees.question])
    expect(screen.getByText('1 result').tagName).toBe('OUTPUT')
    expect(screen.getByRole('searchbox').getAttribute('aria-invalid')).toBeNull()
  })

  it('The FAQ search includes answers, and ignores case and accents', async () => {
    show()
    await search('ACCRUES month')
    expect(await questions()).toEqual([interest.question])
  })

  it('The FAQ search without results links to a new message with its text as the subject', async () => {
    show()
    await search('mortgage rates')
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined()
    expect(screen.getByText('0 results')).toBeDefined()
    expect(linkTo('Write a message')).toBe('/message-center/add-new-message?subject=mortgage+rates')
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }))
    expect(await questions()).toHaveLength(3)
    expect(screen.getByRole('searchbox')).toBe(document.activeElement)
  })
})

it('The FAQ screen links to a new message', async () => {
  show()
  await questions()
  expect(linkTo('Write a message')).toBe('/message-center/add-new-message')
})

it('The FAQ screen has an empty state', async () => {
  provider.use(handlers.faqs([]))
  show()
  expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeDefined()
  expect(linkTo('Write a message')).toBe('/message-center/add-new-message')
  expect(screen.queryByRole('searchbox')).toBeNull()
})

describe('a failure to load', () => {
  it.each([
    ['a forbidden request', () => handlers.faqs.fails(403, { message: 'Not for you.' }), 'Not for you.'],
    ['an unreachable bank', () => handlers.faqs.breaks(), 'couldn’t connect'],
    ['a failing bank', () => handlers.faqs.fails(500), 'Reference for support'],
  ])('The FAQ screen reports a failure to load, and loads on retry: %s', async (_, handler, reason) => {
    provider.use(handler())
    show()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t load the questions')
    expect(alert.textContent).toContain(reason)
    provider.use(handlers.faqs(faqs))
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await questions()).toHaveLength(3)
  })
})
