import { localRequest, parseBody } from '@coffer/local-http/request'
import { operatorHost, operatorKey } from './provider.ts'

export interface Sent {
  to: string
  subject: string
  text: string
  links: string[]
  code: string | null
}

export interface Fault {
  method: string
  path: string
  kind: 'latency' | 'status' | 'drop' | 'malformed' | 'unauthorized-in-payload'
  value?: number | string
  times?: number
}

/** The operator's API for one tenant, with the actions of the console. */
export interface Operator {
  call: (method: string, path: string, body?: unknown) => Promise<unknown>
  /** The newest message to an address or number. */
  newest: (to: string) => Promise<Sent>
  code: (to: string) => Promise<string>
  link: (to: string) => Promise<string>
  advance: (seconds: number) => Promise<void>
  setClock: (instant: string) => Promise<void>
  fault: (fault: Fault) => Promise<void>
  endFaults: () => Promise<void>
}

function isList(value: unknown): value is Sent[] {
  return Array.isArray(value)
}

/** Adds the tenant to the path, unless it names another. */
function withTenant(path: string, tenant: string): string {
  return /[?&]tenant=/.test(path) ? path : `${path}${path.includes('?') ? '&' : '?'}tenant=${tenant}`
}

export function operatorApi(port: number, tenant: string): Operator {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await localRequest({
      port,
      host: operatorHost,
      method,
      path: `/sandbox/api${method === 'GET' ? path : withTenant(path, tenant)}`,
      headers: { accept: 'application/json', 'x-sandbox-key': operatorKey },
      body,
    })
    const answer = parseBody(response)
    if (response.status >= 300)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  const newest = async (to: string) => {
    const list = await call('GET', `/outbox?tenant=${tenant}&to=${encodeURIComponent(to)}`)
    const sent = isList(list) ? list[0] : undefined
    if (!sent) throw new Error(`nothing was sent to ${to}`)
    return sent
  }
  return {
    call,
    newest,
    async code(to) {
      const { code } = await newest(to)
      if (!code) throw new Error(`the newest message to ${to} holds no code`)
      return code
    },
    async link(to) {
      const [link] = (await newest(to)).links
      if (!link) throw new Error(`the newest message to ${to} holds no link`)
      return link
    },
    async advance(seconds) {
      await call('POST', '/clock', { advance_seconds: seconds })
    },
    async setClock(instant) {
      await call('POST', '/clock', { set: instant })
    },
    async fault(fault) {
      await call('PUT', '/faults', { tenant, ...fault })
    },
    async endFaults() {
      await call('DELETE', '/faults')
    },
  }
}
