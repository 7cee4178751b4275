import { withKnownKey } from '../bank/known-keys.ts'
import { BankModel } from '../bank/bank-model.ts'
import { AccountHolder } from './account-holder.ts'
import type { AnsweredCall, KeyedCall, ObservedAccount } from './depositor-call.ts'
import { ExpectedAccount } from './expected-account.ts'
import { moveClock, runDueWork, type Processes } from './processes.ts'
import { plannedCalls } from './planned-calls.ts'
import type { Round } from './round.ts'
import { requireRunningBalances } from './running-balances.ts'
import { findSerialOrder, type SerialOrder } from './serial-order.ts'

const hourMs = 3_600_000

/** A depositor in a scenario, and the account that the model expects. */
export interface Participant {
  readonly holder: AccountHolder
  expected: ExpectedAccount
  /** Accepted calls with an idempotency key, and the start of the round in which each was first sent. */
  readonly sent: { readonly call: KeyedCall; readonly at: Date }[]
}

/** A round as it happened: the order of each depositor's calls, and the moves of the clock. */
export interface PlayedRound {
  readonly orders: readonly SerialOrder[]
  readonly moments: readonly Date[]
  readonly isClockRacing: boolean
  readonly answers: readonly AnsweredCall[]
}

/** Depositors who call all processes of a provider concurrently. */
export class Scenario {
  readonly #processes: Processes
  #moment: Date
  #turn = 0

  /** `start` is a few minutes or more away from 8:30, 16:00 and midnight, when work is due; rounds keep the minute. */
  constructor(processes: Processes, start: Date) {
    this.#processes = processes
    this.#moment = start
  }

  get moment(): Date {
    return this.#moment
  }

  async begin(): Promise<void> {
    await this.#moveClockTo([this.#moment])
  }

  async join(): Promise<Participant> {
    this.#turn += 1
    const holder = await AccountHolder.open(this.#processes, this.#turn)
    return { holder, expected: new ExpectedAccount(new BankModel(this.#moment)), sent: [] }
  }

  /** Plays a round, and compares every participant's account with the model; throws if no order explains it. */
  async play(round: Round, participants: readonly Participant[]): Promise<PlayedRound> {
    const moments = this.#clockMoves(round)
    const { isClockRacing } = round
    const answeredBy = (isClockRacing ? moments.at(-1) : undefined) ?? this.#moment
    await Promise.all(
      participants.filter((_, index) => round.loggedOut[index]).map(({ holder }) => holder.logOut()),
    )
    const calling = participants.map((one, index) =>
      this.#call(one, round.operations[index] ?? [], answeredBy),
    )
    const racing = isClockRacing ? [this.#moveClockTo(moments)] : []
    const polling = Array.from({ length: this.#processes.count }, (_, process) =>
      runDueWork(this.#processes, process),
    )
    const [answers] = await Promise.all([Promise.all(calling), ...racing, ...polling])
    if (!isClockRacing) await this.#moveClockTo(moments)
    this.#moment = moments.at(-1) ?? this.#moment
    await runDueWork(this.#processes, this.#nextProcess())
    if (moments.length > 0) for (const { holder } of participants) holder.forgetCredentials()
    const orders = await Promise.all(
      participants.map(async (one, index) => {
        const observed = await one.holder.observe()
        return explain(one, answers[index] ?? [], { moments, isClockRacing }, observed)
      }),
    )
    return { orders, moments, isClockRacing, answers: answers.flat() }
  }

  #call(
    { holder, expected, sent }: Participant,
    operations: Round['operations'][number],
    answeredBy: Date,
  ): Promise<AnsweredCall[]> {
    const now = this.#moment
    const known = withKnownKey(sent, answeredBy).map(({ call }) => call)
    const calls = plannedCalls(operations, { expected, now, sent: known })
    const mayExpire = answeredBy > now
    return Promise.all(calls.map((call) => holder.send(call, mayExpire)))
  }

  #clockMoves({ hours }: Round): Date[] {
    let at = this.#moment.getTime()
    return hours.map((more) => new Date((at += more * hourMs)))
  }

  /** All processes move the clock, finally to the last moment, and run due work meanwhile. */
  async #moveClockTo(moments: readonly Date[]): Promise<void> {
    await Promise.all([
      ...moments.map((moment) => moveClock(this.#processes, this.#nextProcess(), moment)),
      ...moments.map(() => runDueWork(this.#processes, this.#nextProcess())),
    ])
  }

  #nextProcess(): number {
    this.#turn += 1
    return this.#turn % this.#processes.count
  }
}

/** Finds an order that explains the responses and the observed account, and updates the participant with it. */
function explain(
  participant: Participant,
  answers: readonly AnsweredCall[],
  { moments, isClockRacing }: Pick<PlayedRound, 'moments' | 'isClockRacing'>,
  observed: ObservedAccount,
): SerialOrder {
  const { expected, sent } = participant
  const after = isClockRacing ? [] : moments
  const ending = (account: ExpectedAccount): ExpectedAccount => {
    const end = account.clone()
    for (const moment of after) end.model.advanceTo(moment)
    return end
  }
  const order = findSerialOrder(expected, answers, isClockRacing ? moments : [], {
    isReached: (account) => ending(account).matches(observed),
    isReachable: (account) => account.canBecome(observed),
  })
  if (order === null) throw new Error(describeFailure(expected, answers, moments, isClockRacing, observed))
  participant.expected = ending(order.account)
  requireRunningBalances(expected.model, participant.expected.model, observed)
  participant.expected.model.sortLike(observed.transfers.map(({ requestId }) => requestId))
  for (const { call, requestId } of answers)
    if ('key' in call && requestId !== null && !sent.some((one) => one.call.key === call.key))
      sent.push({ call, at: expected.model.now })
  return order
}

const describeFailure = (
  { model }: ExpectedAccount,
  answers: readonly AnsweredCall[],
  moments: readonly Date[],
  isClockRacing: boolean,
  observed: ObservedAccount,
): string =>
  `No order of the calls explains their answers and the account: ${JSON.stringify(
    {
      answers,
      moments,
      isClockRacing,
      before: {
        ...model.balances(),
        isClosed: model.isClosed,
        transfers: model.transfers.map((one) => ({ ...one, status: model.statusOf(one) })),
      },
      observed,
    },
    null,
    1,
  )}`
