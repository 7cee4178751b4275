import { call, type CallOptions } from '../transport/call.ts'
import type { ReportBody } from './request-schema.ts'
import { reportAnswerSchema, type ReportAnswer } from './schema.ts'

/**
 * "This wasn't me", by the link of a security notice: locks the account. Fails with `rejected` if the link was used
 * before.
 */
export const reportNotMe = (
  { uuid, hash }: ReportBody,
  { signal }: CallOptions = {},
): Promise<ReportAnswer> =>
  call({ method: 'POST', path: '/not-me', body: { uuid, hash }, schema: reportAnswerSchema, signal })
