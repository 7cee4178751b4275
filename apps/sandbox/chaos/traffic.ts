import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { Depositor, Transaction } from './depositor.ts'

const accepted = v.object({ code: v.literal(202), data: v.object({ request_id: v.string() }) })

/** Between two transfers of a payer: due work would fall behind payers that never pause. */
const mostPauseMs = 100

/** A transfer that a depositor asked for. */
export interface Operation {
  readonly depositor: Depositor
  readonly key: string
  readonly linkedId: string
  readonly path: '/deposit' | '/withdraw'
  readonly cents: number
  /** Null until it is acknowledged. */
  requestId: string | null
  answersLost: number
}

/** The comparison of what was acknowledged with what the provider has. */
export interface Comparison {
  /** Acknowledged and not there, or with another amount. */
  readonly lost: number
  /** Transfers that nobody asked for, and keys that were answered with two requests. */
  readonly doubled: number
  /** Not settled, although the clock has passed the day. */
  readonly unsettled: number
}

/** Depositors who deposit and withdraw in parallel, one transfer after the other, each with a key of its own. */
export class Traffic {
  readonly operations: Operation[] = []
  readonly #depositors: readonly Depositor[]
  readonly #earlier = new Set<string>()
  readonly #listeners = new Set<(sentAt: number) => void>()
  #isStopped = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(depositors: readonly Depositor[]) {
    this.#depositors = depositors
  }

  /** `parallel` is the number of transfers under way for each depositor. */
  async start(parallel: number): Promise<void> {
    for (const depositor of this.#depositors)
      for (const { uuid } of await depositor.transfers()) this.#earlier.add(uuid)
    const payers = this.#depositors.flatMap((depositor) => Array.from({ length: parallel }, () => depositor))
    this.#running = Promise.all(payers.map((depositor) => this.#keepMoving(depositor)))
    // The waits for an acknowledgement reject with it.
    this.#running.catch(() => {})
  }

  /** Resolves when every transfer under way is acknowledged. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  /** Waits for the acknowledgement of a transfer sent after `moment`; returns when that was. */
  async acknowledgedAfter(moment: number): Promise<number> {
    const acknowledged = Promise.withResolvers<number>()
    const listener = (sentAt: number) => {
      if (sentAt > moment) acknowledged.resolve(performance.now())
    }
    this.#listeners.add(listener)
    // A transfer that fails for good ends the wait as well.
    const failed = this.#running.then(() => acknowledged.promise)
    const at = await Promise.race([acknowledged.promise, failed])
    this.#listeners.delete(listener)
    return at
  }

  /** Repeats calls that were answered, as a client may; returns how many were answered with another request. */
  async repeat(operations: readonly Operation[]): Promise<number> {
    const answers = []
    for (const operation of operations) answers.push((await send(operation)).requestId)
    return answers.filter((requestId, index) => requestId !== operations[index]?.requestId).length
  }

  async compare(): Promise<Comparison> {
    const found = new Map<string, Transaction[]>()
    let made = 0
    for (const depositor of this.#depositors)
      for (const transfer of await depositor.transfers())
        if (!this.#earlier.has(transfer.uuid)) {
          made += 1
          found.set(transfer.request_id, [...(found.get(transfer.request_id) ?? []), transfer])
        }
    const kept = this.operations.map((operation) => {
      const [transfer] = found.get(operation.requestId ?? '') ?? []
      return transfer !== undefined && isOf(operation, transfer) ? transfer : null
    })
    return {
      lost: kept.filter((transfer) => transfer === null).length,
      doubled: made - new Set(kept.filter((transfer) => transfer !== null)).size,
      unsettled: kept.filter((transfer) => transfer !== null && transfer.status !== 'Settled').length,
    }
  }

  async #keepMoving(depositor: Depositor): Promise<void> {
    const linkedId = await depositor.linkedAccount()
    while (!this.#isStopped) {
      const number = this.operations.length
      const operation: Operation = {
        depositor,
        key: crypto.randomUUID(),
        linkedId,
        // Withdrawals are small: the balance of a demo depositor covers those of a long run.
        ...(number % 3 === 2
          ? { path: '/withdraw', cents: 100 + (number % 100) }
          : { path: '/deposit', cents: 1_000 + (number % 1_000) }),
        requestId: null,
        answersLost: 0,
      }
      this.operations.push(operation)
      const { requestId, lost, sentAt } = await send(operation)
      operation.requestId = requestId
      operation.answersLost = lost
      for (const listener of this.#listeners) listener(sentAt)
      await pause(Math.random() * mostPauseMs)
    }
  }
}

async function send({ depositor, key, linkedId, path, cents }: Operation) {
  const body = { linked_account_id: linkedId, amount: cents }
  const { answer, lost, sentAt } = await depositor.call('POST', path, body, { 'Idempotency-Key': key })
  return { requestId: v.parse(accepted, answer.body).data.request_id, lost, sentAt }
}

const isOf = ({ path, cents }: Operation, { amount, direction }: Transaction): boolean =>
  amount === cents && direction === (path === '/deposit' ? 'LinkedToPrimary' : 'PrimaryToLinked')
