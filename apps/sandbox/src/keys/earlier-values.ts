import { createHmac } from 'node:crypto'
import { eq, notLike } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { asWorker, inTenant, type Tx } from '../database/in-tenant.ts'
import { secrets } from '../database/schema/clock.ts'
import { callCounts, codes } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { tenantsWithData } from '../tenants/tenants-with-data.ts'
import { fingerprintColumns, replaceValues } from './fingerprint-columns.ts'
import type { Keyring } from './keyring.ts'

/**
 * Converts values stored by releases without derived keys: plain SHA-256 digests of tokens, emails, account numbers and
 * bodies, and social security numbers hashed with a key in the same database. That key is deleted at the end.
 */
export async function convertEarlierValues(database: Database, keys: Keyring): Promise<void> {
  const hashingKey = await asWorker(database, async (tx) => {
    const [row] = await tx.select().from(secrets).where(eq(secrets.name, 'hashing'))
    return row?.value ?? null
  })
  if (hashingKey === null) return
  for (const tenant of await tenantsWithData(database))
    await inTenant(database, tenant, async (tx) => {
      // Valid for minutes, and has no digest to convert.
      await tx.delete(codes).where(notLike(codes.codeHash, '%.%'))
      await tx.delete(callCounts)
      await convertSsns(tx, keys, hashingKey)
      for (const column of fingerprintColumns.filter(({ use }) => use !== 'ssn'))
        await replaceValues(tx, column, notLike(column.column, '%.%'), (value) =>
          keys.fingerprintOfDigest(column.use, decodeDigest(value)),
        )
    })
  await asWorker(database, (tx) => tx.delete(secrets))
}

/** A digest in hexadecimal or base64url. */
const decodeDigest = (value: string): Buffer =>
  /^[0-9a-f]{64}$/.test(value) ? Buffer.from(value, 'hex') : Buffer.from(value, 'base64url')

/**
 * With the last four digits and the key known, only 99,999 numbers have to be tried. The number is known for a moment
 * and then stored as a fingerprint.
 */
async function convertSsns(tx: Tx, keys: Keyring, hashingKey: string): Promise<void> {
  const rows = await tx
    .select({
      depositorId: depositors.depositorId,
      ssnHash: depositors.ssnHash,
      lastFour: depositors.ssnLastFour,
    })
    .from(depositors)
    .where(notLike(depositors.ssnHash, '%.%'))
  const byLastFour = Map.groupBy(rows, ({ lastFour }) => lastFour ?? '')
  for (const [lastFour, same] of byLastFour) {
    const wanted = new Map(same.map(({ ssnHash, depositorId }) => [ssnHash ?? '', depositorId]))
    for (let first = 1; first <= 99_999 && wanted.size > 0; first += 1) {
      const ssn = `${String(first).padStart(5, '0')}${lastFour}`
      const hash = createHmac('sha256', hashingKey).update(`ssn:${ssn}`).digest('base64url')
      const depositorId = wanted.get(hash)
      if (depositorId === undefined) continue
      wanted.delete(hash)
      await tx
        .update(depositors)
        .set({ ssnHash: keys.fingerprint('ssn', ssn) })
        .where(eq(depositors.depositorId, depositorId))
    }
    if (wanted.size > 0) throw new Error(`${wanted.size} social security numbers could not be converted.`)
  }
}
