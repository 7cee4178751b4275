import { eq } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { disclosures, signedDisclosures } from '../database/schema/disclosures.ts'

/** Signs all that is in force for a depositor, as going through the screens would have. */
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
