import { eq } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { disclosures, signedDisclosures } from '../database/schema/disclosures.ts'

/** Signs all active disclosures for a depositor, as the screens do. */
export async function signAll(tx: Tx, depositorId: string, signedAt = now(tx)): Promise<void> {
  const active = await tx.select().from(disclosures).where(eq(disclosures.isActive, true))
  if (active.length === 0) return
  await tx
    .insert(signedDisclosures)
    .values(
      active.map(({ id, hash, version, attestation }) => ({
        depositorId,
        disclosureId: id,
        hash,
        version,
        attestation,
        signedAt,
      })),
    )
    .onConflictDoNothing()
}
