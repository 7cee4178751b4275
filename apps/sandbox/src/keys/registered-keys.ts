import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection, Database } from '../database/connection.ts'
import { databaseOf } from '../database/transaction-scope.ts'
import type { FingerprintUse, Keyring } from './keyring.ts'

const keyrings = new WeakMap<Database, Keyring>()

/**
 * Fingerprints are computed wherever there is a transaction, so the keys are registered per database instead of being
 * passed along.
 */
export const registerKeys = (database: Database, keys: Keyring): void => {
  keyrings.set(database, keys)
}

export function getKeys(tx: Connection): Keyring {
  const keys = keyrings.get(databaseOf(tx))
  if (!keys) throw new Error('No keys are registered for this database.')
  return keys
}

/** The fingerprint of a value, to be stored. */
export const toFingerprint = (tx: Connection, use: FingerprintUse, value: string): string =>
  getKeys(tx).fingerprint(use, value)

/** Whether a column holds the value's fingerprint, by the current key or a previous one. */
export const hasFingerprint = (tx: Connection, column: PgColumn, use: FingerprintUse, value: string): SQL =>
  inArray(column, [...getKeys(tx).fingerprints(use, value)])
