import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { transactionConfigs, type RunTransaction } from './connection.ts'

/** Transactions on a PGlite instance, which has one connection and so runs them one after another. */
export function transactionsOn(client: PGlite): RunTransaction {
  const database = drizzle(client)
  return (work, mode = 'change') => database.transaction(work, transactionConfigs[mode])
}
