import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BankModel } from '../bank/bank-model.ts'
import type { AnsweredCall, DepositorCall, KeyedCall, ObservedAccount } from './depositor-call.ts'
import { ExpectedAccount } from './expected-account.ts'
import { plannedCalls } from './planned-calls.ts'
import { roundArbitrary, type Round } from './round.ts'
import { findSerialOrder } from './serial-order.ts'

const start = new Date('2026-03-27T15:10:00Z')
const hourMs = 3_600_000
const twoMonths = 1_440

interface Play {
  readonly before: ExpectedAccount
  readonly answers: readonly AnsweredCall[]
  readonly moments: readonly Date[]
  readonly end: ExpectedAccount
}

const operations = roundArbitrary(1, 12).map(({ operations: [first = []] }) => first)
/** Random choices of the next event: a call, a move of the clock, or the next scheduled work. */
const choices = fc.array(fc.nat(999), { minLength: 40, maxLength: 40 })
const play = fc
  .tuple(operations, operations, fc.array(fc.constantFrom(1, 19, 26, 48), { maxLength: 2 }), choices)
  .map(([earlier, racing, hours, chosen]) => simulate(earlier, racing, hours, chosen))

it('findSerialOrder finds an order that explains the answers to any concurrent calls', () => {
  fc.assert(
    fc.property(play, ({ before, answers, moments, end }) => {
      const found = findSerialOrder(before, answers.toReversed(), moments, toTarget(observe(end)))
      expect(found?.segments.flat().length).toBe(answers.length)
      expect(found?.account.matches(observe(end))).toBe(true)
    }),
  )
})

it('findSerialOrder finds no order when the account is off by a cent', () => {
  fc.assert(
    fc.property(play, ({ before, answers, moments, end }) => {
      const { balances, transfers } = observe(end)
      fc.pre(balances !== null)
      const observed = { balances: balances && { ...balances, current: balances.current + 1 }, transfers }
      expect(findSerialOrder(before, answers, moments, toTarget(observed))).toBeNull()
    }),
  )
})

it('findSerialOrder finds no order when a call that must be refused was accepted', () => {
  const { before, answers, end } = simulate([], [{ kind: 'overdraw', percent: 110, times: 2 }], [], [])
  expect(answers.map(({ code }) => code)).toEqual([422, 422])
  const accepted = answers.map((answer) => ({ ...answer, code: 202, requestId: crypto.randomUUID() }))
  expect(findSerialOrder(before, accepted, [], toTarget(observe(end)))).toBeNull()
})

const toTarget = (observed: ObservedAccount) => ({
  isReached: (account: ExpectedAccount) => account.matches(observed),
  isReachable: (account: ExpectedAccount) => account.canBecome(observed),
})

/** Simulates a funded account with earlier transfers, and calls that race with moves of the clock and scheduled work. */
function simulate(
  earlier: Round['operations'][number],
  racing: Round['operations'][number],
  hours: readonly number[],
  chosen: readonly number[],
): Play {
  const model = new BankModel(start)
  model.start({ requestId: crypto.randomUUID(), isIn: true, cents: 500_000 })
  model.advanceTo(new Date(start.getTime() + twoMonths * hourMs))
  let before = new ExpectedAccount(model)
  const sent: KeyedCall[] = []
  for (const call of plannedCalls(earlier, { expected: before, now: before.model.now, sent: [] })) {
    const { account, answer } = answerTo(before, call)
    before = account
    if ('key' in call && answer.code === 202) sent.push(call)
  }
  const calls = plannedCalls(racing, { expected: before, now: before.model.now, sent })
  let at = before.model.now.getTime()
  const moments = hours.map((more) => new Date((at += more * hourMs)))
  let account = before.clone()
  const answers: AnsweredCall[] = []
  const moves = [...moments]
  for (const choice of chosen) {
    const call = calls[choice % Math.max(1, calls.length)]
    if (choice % 3 === 0 && call !== undefined) {
      calls.splice(calls.indexOf(call), 1)
      const next = answerTo(account, call)
      account = next.account
      answers.push(next.answer)
    } else {
      account = account.clone()
      const move = choice % 3 === 1 && !account.clone().model.runNextStep() ? moves.shift() : undefined
      if (move === undefined) account.model.runNextStep()
      else account.model.moveClock(move)
    }
  }
  account = account.clone()
  for (const move of moves) account.model.advanceTo(move)
  for (const call of calls) {
    const next = answerTo(account, call)
    account = next.account
    answers.push(next.answer)
  }
  account = account.clone()
  account.model.runDueWork()
  return { before, answers, moments, end: account }
}

/** The response that the model gives: the one that it accepts of all possible responses. */
function answerTo(
  account: ExpectedAccount,
  call: DepositorCall,
): { readonly account: ExpectedAccount; readonly answer: AnsweredCall } {
  const known = [crypto.randomUUID(), ...account.model.transfers.map(({ requestId }) => requestId)]
  const accepted = known.map((requestId) => ({ call, code: 202, requestId }))
  const others = [200, 422, 403, 404].map((code) => ({ call, code, requestId: null }))
  for (const answer of [...accepted, ...others]) {
    const next = account.after(answer)
    if (next !== null) return { account: next, answer }
  }
  throw new Error(`The model has no answer to ${JSON.stringify(call)}.`)
}

/** The account as it would be shown by a provider that behaves like the model. */
function observe({ model }: ExpectedAccount): ObservedAccount {
  return {
    balances: model.isClosed ? null : model.balances(),
    transfers: model.transfers.map((one) => ({
      uuid: one.requestId,
      requestId: one.requestId,
      status: model.statusOf(one),
      createdAt: one.createdAt,
      processedAt: one.endedAt ?? (model.hasSettled(one) ? one.steps.settle : null),
      hasSettled: model.hasSettled(one),
      balanceAfter: one.balanceAfter,
    })),
  }
}
