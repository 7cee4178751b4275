import { randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { inTenant } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import type { Context } from '../http/call.ts'
import { hashPassword, isPassword } from '../identity/passwords.ts'
import { removePasskeys } from '../identity/passkeys/passkeys.ts'
import { revokeAccess } from '../identity/revoke-access.ts'
import { demoPassword, people } from './people.ts'

const emails = people.map(({ name }) => `${name}@example.com`)

/**
 * Prevents log-ins as demo depositors who still have the public password. Their data stay, like all money that was
 * moved.
 */
export async function closeDemoDepositors(context: Context): Promise<void> {
  for (const { slug } of context.tenants.all) {
    const closed = await closeDepositors(context, slug)
    if (closed > 0)
      context.log.warn({ tenant: slug, closed }, 'demo depositors of an earlier start are closed')
  }
}

async function closeDepositors({ db, settings }: Context, tenant: string): Promise<number> {
  const found = await inTenant(db, tenant, (tx) =>
    tx
      .select({ userId: users.userId, passwordHash: users.passwordHash })
      .from(users)
      .where(inArray(users.email, emails)),
  )
  // All demo depositors were created with the same hash.
  const hashes = [...new Set(found.map(({ passwordHash }) => passwordHash))]
  const known = await Promise.all(hashes.map((hash) => isPassword(settings, hash, demoPassword)))
  const open = found.filter(({ passwordHash }) => known[hashes.indexOf(passwordHash)])
  if (open.length === 0) return 0
  const passwordHash = await hashPassword(settings, randomBytes(32).toString('base64url'))
  await inTenant(db, tenant, async (tx) => {
    for (const { userId } of open) {
      await tx.update(users).set({ passwordHash }).where(eq(users.userId, userId))
      await revokeAccess(tx, userId)
      await removePasskeys(tx, userId)
    }
  })
  return open.length
}
