import { like, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../database/in-tenant.ts'
import { recordset, toRows } from '../database/rows.ts'
import {
  callCounts,
  codes,
  emailLinks,
  passwordFailures,
  rememberedDevices,
  sessions,
} from '../database/schema/identity.ts'
import { invitations } from '../database/schema/invitations.ts'
import { linkedAccounts, linkingSessions } from '../database/schema/linking.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { idempotencyKeys } from '../database/schema/requests.ts'
import type { FingerprintUse } from './keyring.ts'

export interface FingerprintColumn {
  readonly table: PgTable
  readonly column: PgColumn
  readonly use: FingerprintUse
}

/** Fingerprints that are compared for years. The values themselves are not stored. */
export const lastingFingerprints: readonly FingerprintColumn[] = [
  { table: depositors, column: depositors.ssnHash, use: 'ssn' },
  { table: linkedAccounts, column: linkedAccounts.fingerprint, use: 'account-number' },
]

/** Every stored fingerprint. */
export const fingerprintColumns: readonly FingerprintColumn[] = [
  ...lastingFingerprints,
  { table: sessions, column: sessions.tokenHash, use: 'token' },
  { table: sessions, column: sessions.browserHash, use: 'token' },
  { table: rememberedDevices, column: rememberedDevices.tokenHash, use: 'token' },
  { table: emailLinks, column: emailLinks.secretHash, use: 'token' },
  { table: emailLinks, column: emailLinks.sentToHash, use: 'email' },
  { table: invitations, column: invitations.secretHash, use: 'token' },
  { table: invitations, column: invitations.identityHash, use: 'token' },
  { table: linkingSessions, column: linkingSessions.tokenHash, use: 'token' },
  { table: codes, column: codes.codeHash, use: 'code' },
  { table: passwordFailures, column: passwordFailures.emailHash, use: 'email' },
  { table: callCounts, column: callCounts.subject, use: 'rate-limit' },
  { table: idempotencyKeys, column: idempotencyKeys.bodyHash, use: 'request-body' },
]

/** Number of values per statement. */
const batchSize = 1_000

export const hasKey = ({ column }: FingerprintColumn, keyIds: readonly string[]): SQL =>
  or(...keyIds.map((id) => like(column, `${id}.%`))) ?? sql`false`

/** Replaces the values of a column that meet a condition. The replacements must not meet it. */
export async function replaceValues(
  tx: Tx,
  { table, column }: FingerprintColumn,
  which: SQL,
  replacement: (value: string) => string,
): Promise<void> {
  const name = sql.identifier(column.name)
  for (;;) {
    const found = toRows(
      await tx.execute(
        sql`select distinct ${column} as value from ${table} where ${which} limit ${batchSize}`,
      ),
    )
    if (found.length === 0) return
    const rows = found.map(({ value }) => ({ stored: value, replacement: replacement(String(value)) }))
    await tx.execute(
      sql`update ${table} set ${name} = r.replacement from ${recordset(rows)} as r (stored text, replacement text) where ${column} = r.stored`,
    )
  }
}
