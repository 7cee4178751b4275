import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { disclosures, signedDisclosures } from '../database/schema/disclosures.ts'

export type Disclosure = typeof disclosures.$inferSelect
export type Read = { disclosure: Disclosure; signedAt: Date | null }

/** The active disclosures, and the earlier ones that this depositor signed. */
export async function readAll(tx: Tx, depositorId: string): Promise<Read[]> {
  return tx
    .select({ disclosure: disclosures, signedAt: signedDisclosures.signedAt })
    .from(disclosures)
    .leftJoin(
      signedDisclosures,
      and(eq(signedDisclosures.disclosureId, disclosures.id), eq(signedDisclosures.depositorId, depositorId)),
    )
    .where(or(eq(disclosures.isActive, true), isNotNull(signedDisclosures.signedAt)))
    .orderBy(desc(disclosures.isActive), asc(disclosures.sequence))
}

/** Whether the depositor has signed the current version of every active disclosure. */
export const hasSignedAll = async (tx: Tx, depositorId: string): Promise<boolean> =>
  (await readAll(tx, depositorId)).every(
    ({ disclosure, signedAt }) => !disclosure.isActive || signedAt !== null,
  )
