import type * as v from 'valibot'
import { addedCalls, capabilityCalls } from './added-calls.ts'
import { specifiedCalls } from './specified-calls.ts'

export const calls = { ...specifiedCalls, ...addedCalls, ...capabilityCalls }

export type CallName = keyof typeof calls

/** `data` of an accepted call, as its schema reads it. */
export type CallData<Name extends CallName> = (typeof calls)[Name] extends {
  readonly data: infer Schema extends v.GenericSchema
}
  ? v.InferOutput<Schema>
  : unknown
