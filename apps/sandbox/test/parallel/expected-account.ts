import type { BankModel, ModelTransfer, Outcome } from '../bank/bank-model.ts'
import type {
  AnsweredCall,
  KeyedCall,
  ObservedAccount,
  ObservedTransfer,
  UndoingCall,
} from './depositor-call.ts'

interface BoundKey {
  readonly body: string
  readonly requestId: string
  readonly at: Date
}

/** The end of a day deletes the responses of keys that are older than this. */
const keyKeptMs = 30 * 86_400_000

const codes: Readonly<Record<Outcome, number>> = { accepted: 202, refused: 422, forbidden: 403 }

/** Tolerates half an hour: the clock runs a little between two moves, which are hours apart. */
const isClose = (shown: Date | null, expected: Date): boolean =>
  shown !== null && Math.abs(shown.getTime() - expected.getTime()) < 1_800_000

/** Whether a transfer began and ended between the same moves of the clock as in the model. */
const hasSameTimes = (shown: ObservedTransfer | undefined, { createdAt, endedAt }: ModelTransfer): boolean =>
  shown !== undefined &&
  isClose(shown.createdAt, createdAt) &&
  (endedAt === null || isClose(shown.processedAt, endedAt))

/** The model of an account, with the idempotency keys that its holder has used. */
export class ExpectedAccount {
  readonly model: BankModel
  readonly #keys: ReadonlyMap<string, BoundKey>

  constructor(model: BankModel, keys: ReadonlyMap<string, BoundKey> = new Map()) {
    this.model = model
    this.#keys = keys
  }

  /** The account after a call, or null if the call would have got another response at this point. */
  after(answered: AnsweredCall): ExpectedAccount | null {
    const { call } = answered
    return 'of' in call ? this.#afterUndoing(call, answered.code) : this.#afterRequest(call, answered)
  }

  clone(): ExpectedAccount {
    return new ExpectedAccount(this.model.clone(), this.#keys)
  }

  /** Whether the provider shows this account: to the cent, with each transfer's status. */
  matches({ balances, transfers }: ObservedAccount): boolean {
    const { available, current, pending } = this.model.balances()
    const isBalanced =
      balances === null
        ? this.model.isClosed && available === 0 && current === 0 && pending === 0
        : !this.model.isClosed &&
          balances.available === available &&
          balances.current === current &&
          balances.pending === pending
    const shown = new Map(transfers.map((one) => [one.requestId, one]))
    return (
      isBalanced &&
      shown.size === this.model.transfers.length &&
      this.model.transfers.every((one) => this.#isShown(one, shown.get(one.requestId)))
    )
  }

  /** Whether its transfers began and ended at the times shown, which nothing later changes. */
  canBecome({ transfers }: ObservedAccount): boolean {
    const shown = new Map(transfers.map((one) => [one.requestId, one]))
    return this.model.transfers.every((one) => hasSameTimes(shown.get(one.requestId), one))
  }

  /** Whether a transfer is shown with the expected status and times. */
  #isShown(expected: ModelTransfer, shown: ObservedTransfer | undefined): boolean {
    return (
      shown?.status === this.model.statusOf(expected) &&
      shown.hasSettled === this.model.hasSettled(expected) &&
      hasSameTimes(shown, expected)
    )
  }

  #afterRequest(call: KeyedCall, { code, requestId }: AnsweredCall): ExpectedAccount | null {
    const { key, ...rest } = call
    const body = JSON.stringify(rest)
    const bound = this.#keys.get(key)
    if (bound !== undefined) {
      const isRight = bound.body === body ? code === 202 && requestId === bound.requestId : code === 422
      if (isRight) return this
      if (this.model.now.getTime() - bound.at.getTime() < keyKeptMs) return null
    }
    if (code !== codes[this.#expectedOutcome(call)]) return null
    if (requestId === null) return this
    const isNew = ![...this.#keys.values()].some((one) => one.requestId === requestId)
    const closing = call.kind === 'close' ? this.model.closingRequestId : null
    if (closing === null ? !isNew : closing !== requestId) return null
    const model = this.model.clone()
    if (call.kind === 'close') model.close(requestId)
    else
      model.start(
        { requestId, isIn: call.kind !== 'withdraw', cents: call.cents },
        call.kind === 'schedule' ? call.date : null,
      )
    return new ExpectedAccount(model, new Map(this.#keys).set(key, { body, requestId, at: model.now }))
  }

  #expectedOutcome(call: KeyedCall): Outcome {
    return call.kind === 'close'
      ? this.model.closingOutcome()
      : this.model.predictTransfers(call.kind !== 'withdraw', call.cents, 1).outcome
  }

  #afterUndoing(call: UndoingCall, code: number): ExpectedAccount | null {
    const model = this.model.clone()
    const transfer = model.transfers.find(({ requestId }) => requestId === call.of)
    if (transfer === undefined) throw new Error(`The model has no transfer ${call.of}.`)
    const isPossible = call.kind === 'void' ? model.canVoid(transfer) : model.canReturn(transfer)
    const refusal = call.kind === 'void' && model.isClosed ? 404 : 422
    if (code !== (isPossible ? 200 : refusal)) return null
    if (!isPossible) return this
    if (call.kind === 'void') model.void(transfer)
    else model.return(transfer)
    return new ExpectedAccount(model, this.#keys)
  }
}
