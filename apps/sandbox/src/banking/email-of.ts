import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'

/** Where a depositor's messages go. */
export async function emailOf(tx: Tx, depositorId: string): Promise<string> {
  const [row] = await tx
    .select({ email: users.email })
    .from(depositors)
    .innerJoin(users, eq(users.userId, depositors.userId))
    .where(eq(depositors.depositorId, depositorId))
  if (row === undefined) throw new Error('The depositor has no email.')
  return row.email
}
