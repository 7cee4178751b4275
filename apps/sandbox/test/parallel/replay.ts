import { AccountHolder } from './account-holder.ts'
import type { AnsweredCall, DepositorCall } from './depositor-call.ts'
import { moveClock, runDueWork, type Processes } from './processes.ts'
import type { PlayedRound } from './scenario.ts'
import type { SerialOrder } from './serial-order.ts'

/**
 * Repeats played rounds on one process, one call after the other; throws if a call gets another response. The result is
 * null for a depositor who made a call while scheduled work lagged behind the clock, which one process cannot reproduce,
 * or who closed an empty account while the clock was moved: no response tells on which day.
 */
export async function replay(
  processes: Processes,
  start: Date,
  rounds: readonly PlayedRound[],
  depositors: number,
): Promise<readonly (AccountHolder | null)[]> {
  await moveClock(processes, 0, start)
  const repeats: Repeat[] = []
  for (let number = 0; number < depositors; number += 1)
    repeats.push(new Repeat(await AccountHolder.open(processes, number)))
  for (const { orders, moments, isClockRacing } of rounds) {
    await runDueWork(processes, 0)
    for (const { holder } of repeats) await holder.observe()
    for (const [place, moment] of [null, ...moments].entries()) {
      if (moment !== null) {
        await moveClock(processes, 0, moment)
        for (const { holder } of repeats) holder.forgetCredentials()
      }
      if (place > 0 && !isClockRacing) continue
      for (const [index, one] of repeats.entries()) {
        const order = orders[index]
        one.isRepeatable &&=
          order?.isLagging === false && !(isClockRacing && moments.length > 0 && closedAtOnce(order))
        if (one.isRepeatable) for (const call of orders[index]?.segments[place] ?? []) await one.repeat(call)
      }
    }
  }
  await runDueWork(processes, 0)
  return repeats.map(({ holder, isRepeatable }) => (isRepeatable ? holder : null))
}

/** Whether an account was closed without a payout, which would have dates. */
const closedAtOnce = ({ segments, account }: SerialOrder): boolean =>
  segments.flat().some(({ call, code }) => call.kind === 'close' && code === 202) &&
  !account.model.transfers.some(({ isClosing }) => isClosing)

/** A depositor who repeats calls, with the new id of each original request. */
class Repeat {
  readonly holder: AccountHolder
  isRepeatable = true
  readonly #requests = new Map<string, string>()

  constructor(holder: AccountHolder) {
    this.holder = holder
  }

  async repeat({ call, code, requestId }: AnsweredCall): Promise<void> {
    const answer = await this.holder.send(this.#withNewId(call), false)
    const known = requestId === null ? null : (this.#requests.get(requestId) ?? answer.requestId)
    if (answer.code !== code || answer.requestId !== known)
      throw new Error(
        `${JSON.stringify(call)} was answered ${code}, and ${answer.code} when it was repeated.`,
      )
    if (requestId !== null && known !== null) this.#requests.set(requestId, known)
  }

  #withNewId(call: DepositorCall): DepositorCall {
    return 'of' in call ? { ...call, of: this.#requests.get(call.of) ?? '' } : call
  }
}
