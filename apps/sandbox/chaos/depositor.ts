import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { logIn } from './log-in.ts'
import type { Answer, ProviderProcess } from '../test/process/provider-process.ts'

const linkedAccounts = v.object({ data: v.object({ accounts: v.array(v.object({ uuid: v.string() })) }) })
const transactions = v.object({
  data: v.array(
    v.object({
      uuid: v.string(),
      request_id: v.string(),
      direction: v.string(),
      amount: v.number(),
      status: v.string(),
      scheduled_for: v.nullable(v.string()),
    }),
  ),
})
export type Transaction = v.InferOutput<typeof transactions>['data'][number]

const retryMs = 20
/** 401, and 419 for the CSRF token: the clock was moved. */
const sessionEnded: readonly number[] = [401, 419]

/** A client that keeps its call until it is answered: it calls again after a lost answer, and logs in again when it must. */
export class Depositor {
  readonly #provider: ProviderProcess
  readonly #email: string
  #session: Promise<Record<string, string>> | null = null

  constructor(provider: ProviderProcess, name: string) {
    this.#provider = provider
    this.#email = `${name}@example.com`
  }

  /** The answer to a call, with the number of answers that were lost before. `headers` are sent each time. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ answer: Answer; lost: number; sentAt: number }> {
    let lost = 0
    for (;;) {
      const session = await this.#logIn()
      const sentAt = performance.now()
      const sent = { ...session, ...headers }
      const answer = await this.#provider.send(method, `/api/v1${path}`, sent, body).catch(() => null)
      if (answer !== null && sessionEnded.includes(answer.status)) this.#session = null
      else if (answer !== null && answer.status < 500) return { answer, lost, sentAt }
      else {
        lost += 1
        this.#provider.requireRunning()
        await pause(retryMs)
      }
    }
  }

  async linkedAccount(): Promise<string> {
    const { answer } = await this.call('GET', '/linked-accounts')
    const [first] = v.parse(linkedAccounts, answer.body).data.accounts
    if (first === undefined) throw new Error(`${this.#email} has no linked account.`)
    return first.uuid
  }

  /** Every deposit and withdrawal, except those that a schedule makes. */
  async transfers(): Promise<readonly Transaction[]> {
    const { answer } = await this.call('GET', '/transactions')
    return v
      .parse(transactions, answer.body)
      .data.filter(
        ({ direction, scheduled_for }) =>
          scheduled_for === null && (direction === 'LinkedToPrimary' || direction === 'PrimaryToLinked'),
      )
  }

  #logIn(): Promise<Record<string, string>> {
    this.#session ??= this.#logInAtLast()
    return this.#session
  }

  async #logInAtLast(): Promise<Record<string, string>> {
    for (;;) {
      const session = await logIn(this.#provider, this.#email).catch(() => null)
      if (session !== null) return session
      this.#provider.requireRunning()
      await pause(retryMs)
    }
  }
}
