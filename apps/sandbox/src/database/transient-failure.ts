import { DatabaseStopped } from './database-stopped.ts'
import { errorCode } from './refused-start.ts'

/** Serialization failure and deadlock: PostgreSQL expects the client to run the whole transaction again. */
const transientStates: readonly string[] = ['40001', '40P01']

const maxTries = 10

/** A call that began before midnight in New York found its day ended. A retry begins on the new day. */
export class EarlierDay extends Error {
  override readonly name = 'EarlierDay'
  readonly code = '40001'
}

/** Whether an error or one of its causes means that a retry of the transaction may succeed. */
export function isTransient(error: unknown): boolean {
  if (transientStates.includes(errorCode(error))) return true
  return error instanceof Error && error.cause !== undefined && isTransient(error.cause)
}

/** A lost connection, a full disk, too many connections, a server that stops or starts, an I/O error. */
const outageStates = /^(08...|53100|53300|57P..|58030)$/

/** Whether an error or one of its causes is a failure of the whole database rather than of the statement. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseStopped || outageStates.test(errorCode(error))) return true
  return error instanceof Error && error.cause !== undefined && isOutage(error.cause)
}

/** Whether an error or one of its causes is an attempt to change data in a read-only transaction. */
export function isReadOnlyViolation(error: unknown): boolean {
  if (errorCode(error) === '25006') return true
  return error instanceof Error && error.cause !== undefined && isReadOnlyViolation(error.cause)
}

/** Retries a whole transaction after a transient failure, a limited number of times. */
export async function retryTransient<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isTransient(error) || tries >= maxTries) throw error
    }
  }
}
