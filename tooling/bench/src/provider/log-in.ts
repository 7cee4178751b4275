import { type LocalRequest, localRequest, parseBody, responseCookies } from '@coffer/local-http/request'
import { host, operatorHost, operatorKey } from './provider.ts'

/** A logged-in tab's storage, as packages/session writes it. */
export interface TabSession {
  bearer: string
  sessionId: string
  expiresAt: number
  pending: null
  offset: number
}

export const TAB_KEY = 'tab'
const password = 'Coffer-demo-2026'

/** Logs a demo depositor in over HTTP, with the code from the outbox. */
export async function logIn(port: number, name: string): Promise<TabSession> {
  const email = `${name}@example.com`
  const cookies = new Map<string, string>()
  const call = async (
    request: Pick<LocalRequest, 'method' | 'path' | 'body'>,
    bearer?: string,
  ): Promise<Record<string, unknown>> => {
    const response = await localRequest({ port, host, ...request, headers: requestHeaders(cookies, bearer) })
    for (const cookie of responseCookies(response)) {
      const [key = '', value = ''] = cookie.split(/=(.*)/s)
      cookies.set(key, value)
    }
    if (response.status >= 300)
      throw new Error(`${request.method ?? 'GET'} ${request.path} returned ${response.status}`)
    return toRecord(toRecord(parseBody(response))['data'])
  }
  await call({ path: '/sanctum/csrf-cookie' })
  const first = await call({ method: 'POST', path: '/api/v1/login', body: { email, password } })
  const pending = String(first['token'])
  const { nonce_token } = await call({ path: '/api/v1/mfa-select/email' }, pending)
  const verify = `/api/v1/mfa-verify/${String(nonce_token)}`
  const code = await newestCode(port, email)
  const whole = await call({ method: 'POST', path: verify, body: { code } }, pending)
  return {
    bearer: String(whole['token']),
    sessionId: String(whole['session_id']),
    expiresAt: Date.now() + Number(whole['token_duration']) * 1000,
    pending: null,
    offset: 0,
  }
}

function requestHeaders(cookies: ReadonlyMap<string, string>, bearer?: string): Record<string, string> {
  return {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  }
}

async function newestCode(port: number, to: string): Promise<string> {
  const path = `/sandbox/api/outbox?tenant=harbor&to=${encodeURIComponent(to)}`
  const headers = { 'x-sandbox-key': operatorKey }
  const body = parseBody(await localRequest({ port, host: operatorHost, path, headers }))
  const list = Array.isArray(body) ? body : []
  return String(toRecord(list[0])['code'])
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
