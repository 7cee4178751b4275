import { DatabaseStopped } from './database-stopped.ts'
import { codeOf } from './refused-start.ts'

/** Serialization failure and deadlock: PostgreSQL expects the client to run the whole transaction again. */
const transientStates: readonly string[] = ['40001', '40P01']

const mostTries = 10

/** A call began before midnight in New York, and found its day ended. Run again, it begins on the new day. */
export class EarlierDay extends Error {
  override readonly name = 'EarlierDay'
  readonly code = '40001'
}

/** Whether an error, or what caused it, means that the same transaction may succeed when it is run again. */
export function isTransient(error: unknown): boolean {
  if (transientStates.includes(codeOf(error))) return true
  return error instanceof Error && error.cause !== undefined && isTransient(error.cause)
}

/** A lost connection, a full disk, no connection left, a server that stops or starts, failing input and output. */
const outageStates = /^(08...|53100|53300|57P..|58030)$/

/** Whether an error, or what caused it, is a failure of the database as a whole and not of what was done with it. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseStopped || outageStates.test(codeOf(error))) return true
  return error instanceof Error && error.cause !== undefined && isOutage(error.cause)
}

/** Whether an error, or what caused it, is a change that a read-only transaction was asked for. */
export function isReadOnlyViolation(error: unknown): boolean {
  if (codeOf(error) === '25006') return true
  return error instanceof Error && error.cause !== undefined && isReadOnlyViolation(error.cause)
}

/** Runs a whole transaction again after a transient failure, a limited number of times. */
export async function retryTransient<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isTransient(error) || tries >= mostTries) throw error
    }
  }
}
