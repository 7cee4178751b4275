import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { disclosures, signedDisclosures } from '../database/schema/disclosures.ts'

export type Disclosure = typeof disclosures.$inferSelect
export type Read = { disclosure: Disclosure; signedAt: Date | null }

/** What is in force, and what this depositor signed that no longer is. */
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

/** Whether the depositor has agreed to every text in force, as it reads today. */
export const hasSignedAll = async (tx: Tx, depositorId: string): Promise<boolean> =>
  (await readAll(tx, depositorId)).every(
    ({ disclosure, signedAt }) => !disclosure.isActive || signedAt !== null,
  )
