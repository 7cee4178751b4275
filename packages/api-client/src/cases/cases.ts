import { call, type CallOptions } from '../transport/call.ts'
import { toWire, type CamelCased } from '../transport/wire-case.ts'
import type { CaseBody } from './request-schema.ts'
import { casesSchema, newCaseSchema, type Cases, type NewCase } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { Case, Cases, NewCase } from './schema.ts'

/** A report, with the form's idempotency key: the same key reports once. */
export type CaseReport = CamelCased<CaseBody> & { idempotencyKey: string }

/** GET /cases. */
export const fetchCases = ({ signal }: CallOptions = {}): Promise<Cases> =>
  call({ method: 'GET', path: '/cases', schema: casesSchema, signal })

/** Reports a problem with a transaction. Fails with `conflict` while an earlier report about it is open. */
export const reportProblem = (
  { idempotencyKey, ...report }: CaseReport,
  { signal }: CallOptions = {},
): Promise<NewCase> =>
  call({
    method: 'POST',
    path: '/cases',
    body: toWire<CaseBody>(report),
    idempotencyKey,
    schema: newCaseSchema,
    signal,
  })

export const casesQuery = () =>
  queryOptions({ queryKey: ['cases'], queryFn: ({ signal }) => fetchCases({ signal }) })
