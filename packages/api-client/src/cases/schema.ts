import { caseReasons, caseStatuses } from '@coffer/domain/cases'
import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

const day = v.pipe(v.string(), v.isoDate())

/** A problem that a holder reported about a transaction. Dates are bank days. */
export const caseSchema = wireObject({
  uuid: v.string(),
  transaction_uuid: v.string(),
  reason: v.picklist(caseReasons),
  status: v.picklist(caseStatuses),
  /** Its conversation in the message center; null for a case of the other holder, who alone can read it. */
  thread_uuid: v.nullable(v.string()),
  opened_on: day,
  /** The bank day by which the bank expects to respond; null while no message waits for a response. */
  reply_by: v.nullable(day),
})

/** GET /cases: the cases of both holders, newest first. */
export const casesSchema = wireObject({
  /** Business days within which the bank expects to respond. */
  reply_business_days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  cases: v.array(caseSchema),
})

/** POST /cases. */
export const newCaseSchema = v.object({ uuid: v.string(), overview: casesSchema })

export type Case = v.InferOutput<typeof caseSchema>
export type Cases = v.InferOutput<typeof casesSchema>
export type NewCase = v.InferOutput<typeof newCaseSchema>
export type WireCase = v.InferInput<typeof caseSchema>
export type WireCases = v.InferInput<typeof casesSchema>
