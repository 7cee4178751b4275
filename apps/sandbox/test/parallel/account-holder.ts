import * as v from 'valibot'
import type {
  AnsweredCall,
  DepositorCall,
  KeyedCall,
  ObservedAccount,
  UndoingCall,
} from './depositor-call.ts'
import { parseEnvelope, handshake, operate, type Credentials, type Processes } from './processes.ts'

const requestId = v.object({ request_id: v.string() })
const accounts = v.array(
  v.object({
    available_balance: v.number(),
    current_balance: v.number(),
    pending_balance: v.number(),
    interest_ytd: v.number(),
  }),
)
const transactions = v.array(
  v.object({
    uuid: v.string(),
    request_id: v.string(),
    direction: v.string(),
    status: v.string(),
    amount: v.number(),
    date_created: v.string(),
    date_processed: v.nullable(v.string()),
    date_settled: v.nullable(v.string()),
    balance_after: v.nullable(v.number()),
  }),
)
const linkedAccounts = v.object({ accounts: v.array(v.object({ uuid: v.string() })) })
const statements = v.array(
  v.object({
    year: v.number(),
    month: v.number(),
    opening_balance: v.number(),
    closing_balance: v.number(),
  }),
)

/** The statuses of an expired session (401) and an expired CSRF token (419). */
const expired: readonly number[] = [401, 419]

type Headers = Readonly<Record<string, string>>

/** A depositor who calls all processes in turn, with a session of one and a CSRF token of another. */
export class AccountHolder {
  readonly #processes: Processes
  readonly #depositor: Credentials
  #linkedAccountId = ''
  #turn: number
  #credentials: Promise<Headers> | null = null
  #uuids: ReadonlyMap<string, string> = new Map()
  /** The number of calls that were sent again because the session or the CSRF token had expired. */
  retries = 0

  private constructor(processes: Processes, depositor: Credentials, first: number) {
    this.#processes = processes
    this.#depositor = depositor
    this.#turn = first
  }

  static async open(processes: Processes, number: number): Promise<AccountHolder> {
    const holder = new AccountHolder(
      processes,
      await processes.addDepositor(number % processes.count),
      number,
    )
    const [linked] = v.parse(linkedAccounts, await holder.#read('/linked-accounts', true)).accounts
    if (linked === undefined) throw new Error('The depositor has no linked account.')
    holder.#linkedAccountId = linked.uuid
    return holder
  }

  /** Sends a call to the next process. `mayExpire` permits a session to expire, because the clock is being moved. */
  async send(call: DepositorCall, mayExpire: boolean): Promise<AnsweredCall> {
    if (call.kind === 'return') return this.#return(call)
    const answer =
      'of' in call
        ? await this.#call('POST', `/transactions/${this.#uuidOf(call.of)}/void`, mayExpire)
        : await this.#call('POST', callPath(call), mayExpire, this.#callBody(call), call.key)
    const { code, data } = parseEnvelope(answer)
    const isAccepted = code === 202
    return { call, code, requestId: isAccepted ? v.parse(requestId, data).request_id : null }
  }

  /** Logs out in the next process; the process after it must refuse the session. */
  async logOut(): Promise<void> {
    const before = await this.#currentCredentials()
    const ended = await this.#processes.send(this.#nextProcess(), 'POST', '/api/v1/logout', before)
    const refused = await this.#processes.send(this.#nextProcess(), 'GET', '/api/v1/accounts', before)
    if (ended.status !== 200 || refused.status !== 401)
      throw new Error(`A log-out was answered ${ended.status}, and a call with the token ${refused.status}.`)
    this.forgetCredentials()
  }

  /** Call this after a move of the clock: the next call opens a new session and gets a new token. */
  forgetCredentials(): void {
    this.#credentials = null
  }

  async observe(): Promise<ObservedAccount> {
    const [account] = v.parse(accounts, await this.#read('/accounts'))
    const transfers = v
      .parse(transactions, await this.#read('/transactions'))
      .filter(({ direction }) => direction !== 'ServiceToPrimary')
      .map((one) => ({
        uuid: one.uuid,
        requestId: one.request_id,
        status: one.status,
        createdAt: new Date(one.date_created),
        processedAt: one.date_processed === null ? null : new Date(one.date_processed),
        hasSettled: one.date_settled !== null,
        balanceAfter: one.balance_after,
      }))
      .toReversed()
    this.#uuids = new Map(transfers.map((one) => [one.requestId, one.uuid]))
    const balances = account && {
      available: account.available_balance,
      current: account.current_balance,
      pending: account.pending_balance,
    }
    return { balances: balances ?? null, transfers }
  }

  /** All that depositors see of their money, without ids, times and the order of concurrent transactions. */
  async report() {
    const listed = v.parse(transactions, await this.#read('/transactions'))
    return {
      accounts: v.parse(accounts, await this.#read('/accounts')),
      transactions: listed
        .map(({ direction, status, amount }) => `${direction} ${status} ${amount}`)
        .toSorted(),
      statements: v.parse(statements, await this.#read('/statements')),
    }
  }

  /** The status of GET /request/{request_id}. */
  async requestStatus(request: string): Promise<number> {
    return (await this.#call('GET', `/request/${request}`, false)).status
  }

  async #return(call: UndoingCall): Promise<AnsweredCall> {
    const path = `/transactions/${this.#uuidOf(call.of)}/return`
    // R17 neither locks the linked account nor counts towards its lock.
    const body = { return_code: 'R17' }
    const { status } = await operate(this.#processes, this.#nextProcess(), 'POST', path, body, [200, 422])
    return { call, code: status, requestId: null }
  }

  async #read(path: string, mayExpire = false): Promise<unknown> {
    const answer = await this.#call('GET', path, mayExpire)
    if (answer.status !== 200) throw new Error(`GET ${path} was answered ${answer.status}.`)
    return parseEnvelope(answer).data
  }

  async #call(method: string, path: string, mayExpire: boolean, body?: object, key?: string) {
    for (;;) {
      const credentials = this.#currentCredentials()
      const headers = { ...(await credentials), ...(key !== undefined && { 'Idempotency-Key': key }) }
      const answer = await this.#processes.send(this.#nextProcess(), method, `/api/v1${path}`, headers, body)
      if (answer.status >= 500 || (expired.includes(answer.status) && !mayExpire))
        throw new Error(`${method} ${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      if (!expired.includes(answer.status)) return answer
      this.retries += 1
      if (this.#credentials === credentials) this.#credentials = null
    }
  }

  #currentCredentials(): Promise<Headers> {
    this.#credentials ??= this.#logIn()
    return this.#credentials
  }

  async #logIn(): Promise<Headers> {
    const csrf = await handshake(this.#processes, this.#nextProcess())
    const token = await this.#processes.logIn(this.#nextProcess(), this.#depositor)
    return { ...csrf, Authorization: `Bearer ${token}` }
  }

  #nextProcess(): number {
    this.#turn += 1
    return this.#turn % this.#processes.count
  }

  #uuidOf(request: string): string {
    const uuid = this.#uuids.get(request)
    if (uuid === undefined) throw new Error(`There is no transaction of the request ${request}.`)
    return uuid
  }

  #callBody(call: KeyedCall): object {
    const linked_account_id = this.#linkedAccountId
    if (call.kind === 'close') return { linked_account_id, close_account: true }
    if (call.kind === 'schedule') return { linked_account_id, amount: call.cents, start_date: call.date }
    return { linked_account_id, amount: call.cents }
  }
}

const callPath = ({ kind }: KeyedCall): string =>
  kind === 'deposit' || kind === 'schedule' ? '/deposit' : '/withdraw'
