import { cases, handlers, problemCase, respond, transaction } from '@coffer/api-client/fakes'
import { describeFormContract } from '@coffer/router/form-contract'
import { recordRequests } from '@coffer/router/recorded-requests'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { toasts } from '@coffer/session/toasts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { TransactionsListScreen } from '../transactions-list/transactions-list-screen.tsx'

const open = (language: 'en' | 'es' = 'en') =>
  show('/dashboard/transactions-list', TransactionsListScreen, { search: 'id=one', language })
const reported = (part: Parameters<typeof problemCase>[0] = {}) =>
  problemCase({ transaction_uuid: 'one', ...part })
const withCases = (...found: ReturnType<typeof problemCase>[]) => handlers.cases(cases({ cases: found }))
const openForm = async () => userEvent.click(await screen.findByRole('button', { name: 'Report a problem' }))
const dialog = async () => within(await screen.findByRole('dialog'))
const send = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Send report' }))
const state = (name: string) => screen.findByRole('region', { name })

const recordReports = (...answers: (() => Response)[]) => recordRequests(handlers.reportProblem, ...answers)
const accepted = () =>
  respond({ uuid: reported().uuid, overview: cases({ cases: [reported()] }) }, { code: 201 })

beforeEach(() => {
  // Friday.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T15:00:00Z') })
  provider.use(handlers.transactions([transaction({ uuid: 'one' }), transaction({ uuid: 'other' })]))
  const undo = announceCapabilities('cases')
  return () => {
    undo()
    vi.useRealTimers()
  }
})

describe('a report of a problem', () => {
  it('A problem report is sent with its transaction, and shows its state and the day of the reply', async () => {
    const sent = recordReports(accepted)
    open()
    await openForm()
    const form = await dialog()
    expect(form.getByText('We’ll reply in your messages by Wednesday, Nov 25, 2026.')).toBeDefined()
    await userEvent.click(form.getByRole('radio', { name: /^The amount is wrong/ }))
    await userEvent.type(form.getByLabelText(/^Details/), 'It should be $40.')
    await send()
    const shown = await state('The amount is wrong')
    expect(shown.textContent).toContain('Sent')
    expect(shown.textContent).toContain('We’ll reply by Wednesday, Nov 25, 2026.')
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(shown).getByRole('heading', { name: 'The amount is wrong' }),
      ),
    )
    const link = within(shown).getByRole('link', { name: 'View conversation' })
    expect(link.getAttribute('href')).toBe(`/message-center?thread=${reported().thread_uuid}`)
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull()
    expect(toasts.read().message).toBe('Report sent. We’ll reply by Wednesday, Nov 25, 2026.')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.key).toBeTruthy()
    expect(sent[0]?.body).toEqual({
      transaction_uuid: 'one',
      reason: 'wrong_amount',
      details: 'It should be $40.',
    })
  })

  it('A problem report without a reason shows an error and is not sent', async () => {
    const sent = recordReports(accepted)
    open()
    await openForm()
    await send()
    expect((await (await dialog()).findByRole('alert')).textContent).toContain('Choose what’s wrong.')
    expect(sent).toEqual([])
  })

  it('The report form for an interest payment does not offer to search for missing money', async () => {
    provider.use(handlers.transactions([transaction({ uuid: 'one', direction: 'ServiceToPrimary' })]))
    open()
    await openForm()
    expect((await dialog()).getAllByRole('radio')).toHaveLength(2)
  })
})

describe('a case', () => {
  it.each([
    ['sent', { status: 'sent', reply_by: '2026-11-19' }, /are late\. If it’s urgent, call us at/],
    ['answered', { status: 'answered', reply_by: null }, /We replied in your messages\./],
    ['closed', { status: 'closed', reply_by: null }, /This case is closed\./],
  ] as const)('A case shows its state: %s', async (_, part, text) => {
    provider.use(withCases(reported(part), reported({ uuid: 'b', transaction_uuid: 'other' })))
    open()
    expect((await state('The amount is wrong')).textContent).toMatch(text)
    expect(screen.queryByRole('button', { name: 'Report a problem' }) !== null).toBe(part.status === 'closed')
  })

  it('A case of the other holder links to no conversation, and does not block a new report', async () => {
    provider.use(withCases(reported({ thread_uuid: null })))
    open()
    const shown = await state('The amount is wrong')
    expect(shown.textContent).toContain('Reported by the other account holder')
    expect(within(shown).queryByRole('link')).toBeNull()
    expect(screen.getByRole('button', { name: 'Report a problem' })).toBeDefined()
  })

  it('A case is shown in Spanish', async () => {
    provider.use(withCases(reported()))
    open('es')
    expect((await state('El monto es incorrecto')).textContent).toContain(
      'Informado el 20 nov 2026. Le responderemos a más tardar el miércoles, 25 de noviembre de 2026.',
    )
  })
})

it('Without the capability, a transaction offers no report and no cases are requested', async () => {
  announceCapabilities()
  let asked = 0
  provider.use(
    handlers.cases.answers(() => {
      asked += 1
      return respond(cases())
    }),
  )
  open()
  await screen.findByRole('link', { name: 'Get help with this' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull())
  expect(asked).toBe(0)
})

describeFormContract('The report of a problem', {
  open: async () => {
    const shown = open()
    await openForm()
    const form = await dialog()
    await userEvent.click(form.getByRole('radio', { name: /^The amount is wrong/ }))
    await userEvent.type(form.getByLabelText(/^Details/), 'It should be $40.')
    return shown
  },
  submit: 'Send report',
  call: handlers.reportProblem,
  accepted,
  done: () => state('The amount is wrong'),
  typed: { label: /^Details/, value: 'It should be $40.' },
  receive: () => provider.use(withCases(reported())),
  refused: { field: 'details', label: /^Details/ },
})
