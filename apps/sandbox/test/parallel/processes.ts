import * as v from 'valibot'

export interface ProcessAnswer {
  readonly status: number
  /** As `name=value`. */
  readonly cookies: readonly string[]
  readonly body: unknown
}

export interface Credentials {
  readonly depositorId: string
  readonly email: string
  readonly token: string
}

/** The processes of one provider, as clients of the tenant harbor reach them. */
export interface Processes {
  readonly count: number
  /** Sends a request to a process. */
  readonly send: (
    process: number,
    method: string,
    path: string,
    headers?: Readonly<Record<string, string>>,
    body?: unknown,
  ) => Promise<ProcessAnswer>
  readonly operatorKey: string
  /** Adds a depositor with an empty account and a linked account. */
  readonly addDepositor: (process: number) => Promise<Credentials>
  /** Opens a session in a process and returns its token. */
  readonly logIn: (process: number, depositor: Credentials) => Promise<string>
}

/** Sends a call of the operator; throws unless the response has one of the `expected` statuses. */
export async function operate(
  processes: Processes,
  process: number,
  method: string,
  path: string,
  body?: unknown,
  expected: readonly number[] = [200],
): Promise<ProcessAnswer> {
  const headers = { 'X-Sandbox-Key': processes.operatorKey }
  const answer = await processes.send(process, method, `/sandbox/api${path}`, headers, body)
  if (!expected.includes(answer.status))
    throw new Error(`${method} ${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}

/** Runs all due work, in any of the processes; resolves when none is left. */
export const runDueWork = (processes: Processes, process: number): Promise<ProcessAnswer> =>
  operate(processes, process, 'POST', '/jobs/run')

/** Moves the clock; another process may already have moved it further. */
export const moveClock = (processes: Processes, process: number, moment: Date): Promise<ProcessAnswer> =>
  operate(processes, process, 'POST', '/clock', { set: moment.toISOString() }, [200, 422])

const unlimitedCents = 1_000_000_000_000

/** Raises the daily limits, which are not in the model. */
export const raiseLimits = (processes: Processes): Promise<ProcessAnswer> =>
  operate(processes, 0, 'PATCH', '/tenants/harbor', {
    limits: { deposit_daily: unlimitedCents, withdraw_daily: unlimitedCents },
  })

/** Gets the cookies and the CSRF token, as request headers. */
export async function handshake(processes: Processes, process: number): Promise<Record<string, string>> {
  const { cookies } = await processes.send(process, 'GET', '/sanctum/csrf-cookie')
  const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { Cookie: cookies.join('; '), 'X-XSRF-TOKEN': decodeURIComponent(token) }
}

const envelope = v.object({ code: v.number(), message: v.string(), data: v.unknown() })
export const parseEnvelope = (answer: ProcessAnswer): v.InferOutput<typeof envelope> =>
  v.parse(envelope, answer.body)
