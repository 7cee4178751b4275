import { declaredCalls } from '../../src/openapi/declared-calls.ts'
import { calls } from '@coffer/certify/calls'
import { type Certification, certify } from '@coffer/certify/certify'
import { journeys } from '@coffer/certify/journeys'
import { overHttp, type Transport } from '@coffer/certify/transport'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '../../src/openapi/document.ts'
import { operationGroups } from '../../src/openapi/operation-groups.ts'
import { DocumentedAnswers } from '../openapi/documented-answers.ts'
import { defaultRequestLimits } from '../../src/http/request-limits.ts'
import { certifiedProvider } from './certified-provider.ts'
import { listenForFile } from './raw-connection.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant, callsPerMinute: 10_000 })
const port = await listenForFile(sandbox.app, defaultRequestLimits)

/** Calls that no journey makes: it would need an authenticator, an emailed secret, or a page of the provider. */
const uncertified = [
  / \/passkeys(?:$|\/\{uuid\}$|\/(?:log-in|step-up|second-factor))/,
  /\/unsubscribe$/,
  /\/not-me$/,
  /\/number$/,
  /^GET \/email\/verify/,
  /^POST \/alerts$/,
]

interface Exchange {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly text: string
}

/** The certification over HTTP, and every call of the application that it made. */
let full: Certification & { readonly exchanges: readonly Exchange[] }
beforeAll(async () => {
  const exchanges: Exchange[] = []
  const recorded: Transport = async (sent) => {
    const response = await overHttp(sent)
    const { method, url } = sent
    if (url.pathname.startsWith('/api/v1/'))
      exchanges.push({
        method,
        path: url.pathname,
        status: response.status,
        text: await response.clone().text(),
      })
    return response
  }
  full = { ...(await certify(certifiedProvider(recorded, port, overHttp))), exchanges }
})

describe('the certification', () => {
  it('Every answer to the certification has the status and the schema that the OpenAPI document gives it', () => {
    const document = new DocumentedAnswers(openApiDocument(operationGroups))
    const answers = full.exchanges.filter(
      ({ method, path, text }) => text !== '' && document.template(method, path) !== null,
    )
    expect(answers.length).toBeGreaterThan(500)
    const problems = answers.flatMap(({ method, path, status, text }) =>
      document.problems(method, path, status, JSON.parse(text)),
    )
    expect([...new Set(problems)]).toEqual([])
  })

  it('This provider passes every check over HTTP, and every call is exercised', () => {
    const { results, summary } = full
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
    expect(summary.calls.map(({ exercised, all, missing }) => ({ exercised, all, missing }))).toEqual([
      { exercised: 74, all: 74, missing: [] },
      { exercised: 44, all: 44, missing: [] },
    ])
  })

  it('The certification knows every call of this provider that it can make', () => {
    const served = Object.keys(declaredCalls).map((name) => name.replace(' /api/v1', ' '))
    const missing = served.filter((name) => !(name in calls) && !uncertified.some((one) => one.test(name)))
    expect(missing).toEqual([])
  })

  it('The certification without the test-control API reports what needs it as not run', async () => {
    const provider = { ...certifiedProvider(overHttp, port), control: null, otherBase: null }
    const { results, summary } = await certify(provider)
    expect(summary).toMatchObject({ failed: 0, passed: 12 })
    expect(summary.notRun).toBe(results.length - 12)
  })

  it('The certification fails every check of reading with a token that is worth nothing', async () => {
    const provider = { ...certifiedProvider(overHttp, port), control: null, token: 'none' }
    const only = ['reads', 'session', 'rates']
    const { results } = await certify(provider, { only })
    const passed = results.filter(({ status }) => status === 'passed').map(({ id }) => id)
    expect(passed).toEqual(['session.required'])
  })

  it('The checks of the certification have distinct ids', () => {
    const ids = journeys.flatMap(({ id, checks }) => Object.keys(checks).map((check) => `${id}.${check}`))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(190)
  })
})
