import { type GenericSchema, type InferInput, is } from 'valibot'
import { defineGuardedResult, type Result, type ResultOptions } from './guarded-result.ts'

export type { Result, ResultValue } from './guarded-result.ts'

/**
 * Declares the result of a flow under a name that is unique in the product. The schema is checked on every read. It
 * must not transform: the stored object itself is returned, so that `use` returns the same object until it changes.
 */
export function defineResult<Schema extends GenericSchema<object>>(
  uniqueName: string,
  schema: Schema,
  options?: ResultOptions,
): Result<InferInput<Schema>> {
  const isValue = (stored: unknown): stored is InferInput<Schema> => is(schema, stored)
  return defineGuardedResult(uniqueName, isValue, options)
}
