import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { Depositor } from './depositor.ts'
import type { Fault } from './fault.ts'
import type { ProviderProcess } from '../test/process/provider-process.ts'
import { Traffic, type Comparison } from './traffic.ts'

/** Depositors with a past, a balance and a linked account. */
export const depositorNames = ['manual', 'primary', 'inviting']
const parallel = 2
const daySeconds = 86_400
/** Every transfer has settled by then, over weekends and holidays. */
const settledAfterDays = 14
/** Every so many faults the clock moves by a day meanwhile, so that settlements and ends of days meet one too. */
const faultsADay = 3
const mostWaitMs = 400

export interface Report extends Comparison {
  readonly times: number
  readonly operations: number
  /** Calls that were sent for them. */
  readonly calls: number
  readonly acknowledged: number
  /** Transfers with a lost answer, which the same idempotency key resolved. */
  readonly resolved: number
  /** Milliseconds until a call sent after each fault was answered. */
  readonly outages: readonly number[]
  readonly balanced: boolean
  /** Jobs that were given up. */
  readonly parked: number
}

const ledger = v.object({ balanced: v.boolean() })
const health = v.object({ parked_jobs: v.number() })

/** Causes a fault some times while depositors move money on a running provider, and compares the answers they got. */
export async function runFault(
  provider: ProviderProcess,
  fault: Fault,
  times: number,
  onReturned: (done: number) => void = () => {},
): Promise<Report> {
  const traffic = new Traffic(depositorNames.map((name) => new Depositor(provider, name)))
  await traffic.start(parallel)
  const outages: number[] = []
  const moves: Promise<unknown>[] = []
  for (let time = 0; time < times; time += 1) {
    // A random moment under load.
    await traffic.acknowledgedAfter(performance.now())
    // Not awaited: the fault comes while the work of that day runs, and the answer may be lost.
    if (time % faultsADay === faultsADay - 1) moves.push(advance(provider, 1).catch(() => null))
    await pause(Math.random() * mostWaitMs)
    const began = await fault.cause()
    outages.push((await traffic.acknowledgedAfter(began)) - began)
    onReturned(time + 1)
  }
  await traffic.stop()
  await Promise.all(moves)

  const { operations } = traffic
  const answersLost = operations.filter(({ answersLost: lost }) => lost > 0)
  const answeredTwice = await traffic.repeat([
    ...answersLost,
    ...operations.filter((operation, index) => index % 10 === 0 && !answersLost.includes(operation)),
  ])
  await advance(provider, settledAfterDays)
  const comparison = await traffic.compare()
  return {
    ...comparison,
    doubled: comparison.doubled + answeredTwice,
    times,
    operations: operations.length,
    calls: operations.reduce((calls, { answersLost: lost }) => calls + lost + 1, 0),
    acknowledged: operations.filter(({ requestId }) => requestId !== null).length,
    resolved: answersLost.length,
    outages,
    balanced: v.parse(ledger, (await provider.operate('GET', '/ledger/check?tenant=harbor')).body).balanced,
    parked: v.parse(health, (await provider.send('GET', '/healthz')).body).parked_jobs,
  }
}

/** Whether nothing acknowledged was lost or done twice, and everything went on. */
export const isSound = ({ lost, doubled, unsettled, parked, balanced }: Report): boolean =>
  balanced && lost + doubled + unsettled + parked === 0

/** Returns when the work of those days is done. */
const advance = (provider: ProviderProcess, days: number) =>
  provider.operate('POST', '/clock', { advance_seconds: days * daySeconds })
