import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { PasswordContext } from './blocklist/password-weakness.ts'
import type { User } from './users.ts'

/** Facts about a user that others know, of which the password must not consist. */
export async function passwordOwner(
  tx: Tx,
  { userId, email }: Pick<User, 'userId' | 'email'>,
): Promise<Omit<PasswordContext, 'bank'>> {
  const names = await tx
    .select({ firstName: depositors.firstName, lastName: depositors.lastName })
    .from(depositors)
    .where(eq(depositors.userId, userId))
  return { email, names: names.flatMap(({ firstName, lastName }) => [firstName, lastName]) }
}
