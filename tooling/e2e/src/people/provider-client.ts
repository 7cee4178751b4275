import { type LocalRequest, localRequest, parseBody, responseCookies } from '@coffer/local-http/request'
import type { Person } from './person.ts'

type Body = Record<string, unknown> | FormData

export interface Answer {
  status: number
  body: unknown
}

/** A client of the provider without a browser: one web session, with the bearer after the log-in. */
export interface ProviderClient {
  send: (method: string, path: string, body?: Body) => Promise<Answer>
  bearer: string | null
}

/** The value at a path in a response; throws with the path if it does not exist. */
export function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((found, name) => {
    if (typeof found !== 'object' || found === null || !(name in found))
      throw new Error(`no ${path.join('.')} in ${JSON.stringify(value)}`)
    return Reflect.get(found, name)
  }, value)
}

/** Starts a web session as a browser does: with a handshake, after which a header repeats the token of the cookie. */
export async function providerClient({
  bank,
  language,
}: Pick<Person, 'bank' | 'language'>): Promise<ProviderClient> {
  const { hostname: host, port } = new URL(bank.origin)
  const jar = new Map<string, string>()
  const exchange = async (request: Pick<LocalRequest, 'method' | 'path' | 'body' | 'headers'>) => {
    const response = await localRequest({ port: Number(port), host, ...request })
    for (const cookie of responseCookies(response)) {
      const [name = '', value = ''] = cookie.split(/=(.*)/s)
      jar.set(name, value)
    }
    return { status: response.status, body: parseBody(response) }
  }
  await exchange({ path: '/sanctum/csrf-cookie' })
  const wire: ProviderClient = {
    bearer: null,
    send: (method, path, body) =>
      exchange({
        method,
        path: `/api/v1${path}`,
        body,
        headers: {
          accept: 'application/json',
          'accept-language': language,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          // On a port of localhost the name of the cookie contains the tenant.
          'x-xsrf-token': decodeURIComponent(
            [...jar].find(([name]) => name.endsWith('XSRF-TOKEN'))?.[1] ?? '',
          ),
          ...(wire.bearer && { authorization: `Bearer ${wire.bearer}` }),
        },
      }),
  }
  return wire
}

/** Registers a person with a verified email. */
export async function registerByApi<T extends Person>(person: T): Promise<T> {
  const { bank, email, password, language } = person
  const wire = await providerClient(person)
  await wire.send('POST', '/register', {
    email,
    password,
    password_confirmation: password,
    locale: language,
  })
  const { hash } = new URL(await bank.operator.link(email))
  await wire.send('POST', '/email/verify', Object.fromEntries(new URLSearchParams(hash.slice(1))))
  return person
}

/** Sends the password. The bearer is pending until the code is entered. */
export async function sendPassword(person: Person): Promise<ProviderClient> {
  const wire = await providerClient(person)
  const { email, password } = person
  const { body } = await wire.send('POST', '/login', { email, password })
  wire.bearer = String(at(body, 'data', 'token'))
  return wire
}

/** Requests a code by email; returns the nonce that verifies it. */
export async function requestCode(wire: ProviderClient): Promise<string> {
  const { body } = await wire.send('GET', '/mfa-select/email')
  return String(at(body, 'data', 'nonce_token'))
}

export interface LoggedIn {
  wire: ProviderClient
  bearer: string
  sessionId: string
  relink: boolean
}

/** Logs in with password and code. */
export async function logInByApi(person: Person): Promise<LoggedIn> {
  const wire = await sendPassword(person)
  const nonce = await requestCode(wire)
  const code = await person.bank.operator.code(person.email)
  const { body } = await wire.send('POST', `/mfa-verify/${nonce}`, { code, remember: false })
  const bearer = String(at(body, 'data', 'token'))
  wire.bearer = bearer
  return {
    wire,
    bearer,
    sessionId: String(at(body, 'data', 'session_id')),
    relink: at(body, 'data', 'relink') === true,
  }
}
