import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../database/in-tenant.ts'
import { uuidArray } from '../database/rows.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { isJoined } from './account-depositor.ts'

const owners = alias(depositors, 'owners')

/**
 * The recipients of notices about these depositors' money: the depositors and their joined holders. `ownerId` is the
 * depositor who owns the money.
 */
export async function findHolders(tx: Tx, depositorIds: readonly string[]) {
  const rows = await tx
    .select({
      depositor: depositors,
      ownerId: owners.depositorId,
      userId: users.userId,
      email: users.email,
      locale: users.locale,
      phone: users.phone,
      phoneVerifiedAt: users.phoneVerifiedAt,
    })
    .from(owners)
    .innerJoin(depositors, eq(depositors.entityId, owners.entityId))
    .innerJoin(users, eq(users.userId, depositors.userId))
    .where(and(sql`${owners.depositorId} = any(${uuidArray(depositorIds)})`, isNull(depositors.cancelledAt)))
    .orderBy(desc(depositors.isPrimary), asc(depositors.depositorId))
  return rows
    .filter(({ depositor }) => depositorIds.includes(depositor.depositorId) || isJoined(depositor))
    .map(({ depositor, ...user }) => ({ depositorId: depositor.depositorId, ...user }))
}
