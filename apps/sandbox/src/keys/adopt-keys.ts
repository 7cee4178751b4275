import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { asWorker, inTenant } from '../database/in-tenant.ts'
import { RefusedStart } from '../database/refused-start.ts'
import { toRows } from '../database/rows.ts'
import { secretKeys } from '../database/schema/clock.ts'
import { tenantsWithData } from '../tenants/tenants-with-data.ts'
import { convertEarlierValues } from './earlier-values.ts'
import { fingerprintColumns, hasKey, lastingFingerprints, replaceValues } from './fingerprint-columns.ts'
import type { Keyring } from './keyring.ts'
import { registerKeys } from './registered-keys.ts'

/**
 * Adopts the given keys for the database. Fingerprints made with a previous key, or in the form of an earlier release,
 * are rewritten with the current one. Throws if account or social security numbers have fingerprints by a key that is
 * not given: these numbers would no longer be recognized.
 */
export async function adoptKeys(database: Database, keys: Keyring): Promise<void> {
  registerKeys(database, keys)
  const used = await asWorker(database, async (tx) => {
    const rows = await tx.select().from(secretKeys)
    return rows.map(({ keyId }) => keyId)
  })
  await convertEarlierValues(database, keys)
  if (used.length === 1 && used[0] === keys.currentId) return
  const unknown = used.filter((id) => !keys.ids.includes(id))
  await requireNoValuesBy(database, unknown)
  await asWorker(database, async (tx) => {
    // Done first, so that the database names every key that its values may have, whatever happens next.
    await tx.insert(secretKeys).values({ keyId: keys.currentId }).onConflictDoNothing()
    if (unknown.length > 0) await tx.delete(secretKeys).where(inArray(secretKeys.keyId, unknown))
  })
  const previous = used.filter((id) => id !== keys.currentId && keys.ids.includes(id))
  if (previous.length > 0) await rewriteValuesBy(database, keys, previous)
}

async function rewriteValuesBy(database: Database, keys: Keyring, previous: readonly string[]) {
  for (const tenant of await tenantsWithData(database))
    for (const column of fingerprintColumns)
      await inTenant(database, tenant, (tx) =>
        replaceValues(
          tx,
          column,
          hasKey(column, previous),
          (value) => keys.equivalents(column.use, value)[0] ?? value,
        ),
      )
}

async function requireNoValuesBy(database: Database, unknown: readonly string[]) {
  if (unknown.length === 0) return
  for (const tenant of await tenantsWithData(database))
    for (const column of lastingFingerprints) {
      const found = await inTenant(database, tenant, (tx) =>
        tx.execute(sql`select 1 as found from ${column.table} where ${hasKey(column, unknown)} limit 1`),
      )
      if (toRows(found).length > 0)
        throw new RefusedStart(
          `The data has values by another COFFER_SECRET (key ${unknown.join(', ')}): set COFFER_SECRET_PREVIOUS to it, and they are rewritten.`,
        )
    }
}
