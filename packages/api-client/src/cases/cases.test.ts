import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { cases, problemCase } from '../fakes/builders.ts'
import { failureOf } from '../transport/failures.fixture.ts'
import { respondWith, startProvider } from '../transport/provider.fixture.ts'
import { fetchCases, reportProblem } from './cases.ts'
import { casesSchema } from './schema.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

const overview = cases({ cases: [problemCase()] })
const report = { transactionUuid: 't', reason: 'missing', details: 'Not here.', idempotencyKey: 'k' } as const

it('GET /cases returns the cases of the account', async () => {
  provider.script('GET /cases', respondWith(overview))
  expect(await fetchCases()).toEqual(v.parse(casesSchema, overview))
})

it('POST /cases reports a problem with the idempotency key of its form', async () => {
  provider.script('POST /cases', respondWith({ uuid: problemCase().uuid, overview }, { code: 201 }))
  expect((await reportProblem(report)).overview.cases).toHaveLength(1)
  const { body = '', headers } = provider.received.at(-1) ?? {}
  expect(JSON.parse(body)).toEqual({ transaction_uuid: 't', reason: 'missing', details: 'Not here.' })
  expect(headers?.['idempotency-key']).toBe('k')
})

it('POST /cases fails with a conflict while an earlier report is open', async () => {
  provider.script('POST /cases', respondWith(null, { code: 409 }))
  expect(await failureOf(reportProblem(report))).toMatchObject({ kind: 'conflict' })
})
