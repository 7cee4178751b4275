import { runChecks, type Result } from '@coffer/certify/run-checks'
import { overHttp, type Sent, type Transport } from '@coffer/certify/transport'
import { describe, expect, it } from 'vitest'
import { defaultRequestLimits } from '../../src/http/request-limits.ts'
import { listenForFile } from './raw-connection.ts'
import { openSandboxForFile } from './sandbox.ts'
import { addCustomer, logInOnAnotherDevice } from './users.ts'

const sandbox = await openSandboxForFile({ callsPerMinute: 10_000 })
const port = await listenForFile(sandbox.app, defaultRequestLimits)
const { email } = await addCustomer(sandbox)

const inProcess: Transport = async ({ method, url, headers, body }) =>
  sandbox.app.fetch(new Request(url, { method, headers, body }), {
    incoming: { socket: { remoteAddress: '127.0.0.1' } },
  })

async function certify(transport: Transport): Promise<Result[]> {
  const { bearer } = await logInOnAnotherDevice(sandbox, email)
  return runChecks({
    base: `http://harbor.localhost:${port}`,
    otherBase: `http://juniper.localhost:${port}`,
    token: bearer ?? '',
    mayMoveMoney: true,
    transport,
  })
}

const failures = (results: readonly Result[]) => results.filter(({ status }) => status !== 'passed')

describe('the certification', () => {
  it('This provider passes the certification over HTTP', async () => {
    const results = await certify(overHttp)
    expect(failures(results)).toEqual([])
    expect(results.length).toBeGreaterThan(20)
  })

  it('The certification names the checks that were left out', async () => {
    const results = await runChecks({
      base: `http://harbor.localhost:${port}`,
      otherBase: null,
      token: 'none',
      mayMoveMoney: false,
      transport: inProcess,
    })
    expect(results.filter(({ status }) => status === 'left-out').map(({ name }) => name)).toEqual([
      'a token is valid at one tenant only',
      'a repeated deposit moves money once',
    ])
  })

  it('The certification finds every fault of a faulty provider', async () => {
    const results = await certify(async (sent) => {
      // Every repetition is another deposit.
      const headers = { ...sent.headers, 'idempotency-key': crypto.randomUUID() }
      return withFaults(sent, await inProcess({ ...sent, headers }))
    })
    expect(failures(results).map(({ name }) => name)).toEqual([
      'answers have the security headers',
      'answers allow no other origin',
      'cookies are limited to one host and one site',
      'changes need the CSRF token',
      'refusals have the envelope and the right status',
      'bodies are limited in size and media type',
      'emails to one address are limited',
      'data needs a session',
      'a token is valid at one tenant only',
      'GET /user has its schema',
      'a repeated deposit moves money once',
      'log-out ends the session at the provider',
    ])
  })
})

/** Statuses that the faulty provider answers in place of others, by path. */
const wrongStatuses: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  '/api/v1/login': { 419: 400, 413: 422 },
  '/api/v1/nothing-here': { 404: 200 },
  '/api/v1/forgot-password': { 429: 200 },
  '/api/v1/accounts': { 401: 200 },
  '/api/v1/user': { 200: 500 },
}

function withFaults({ url }: Sent, answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.delete('x-content-type-options')
  headers.set('access-control-allow-origin', '*')
  headers.delete('set-cookie')
  for (const cookie of answer.headers.getSetCookie())
    headers.append('set-cookie', `${cookie}; Domain=localhost`)
  const status = wrongStatuses[url.pathname]?.[answer.status] ?? answer.status
  return new Response(status === 204 ? null : answer.body, { status, headers })
}
