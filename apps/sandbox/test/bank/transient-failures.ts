import { databaseOn, type Database, type Engine } from '../../src/database/connection.ts'
import { isTransient } from '../../src/database/transient-failure.ts'

/** A database that adds deadlocks and serialization failures, which the product retries, to a list. */
export const observeTransientFailures = (engine: Engine, failures: string[]): Database =>
  databaseOn({
    ...engine,
    transaction: (work, config) =>
      engine.transaction(work, config).catch((error: unknown) => {
        if (isTransient(error)) failures.push(String(error))
        throw error
      }),
  })
