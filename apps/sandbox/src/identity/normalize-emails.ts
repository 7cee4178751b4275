import { checkEmail, normalEmail } from '@coffer/domain/email'
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connection.ts'
import { asWorker, inTenant, type Tx } from '../database/in-tenant.ts'
import { beneficiaries } from '../database/schema/beneficiaries.ts'
import { conversions } from '../database/schema/clock.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Log } from '../http/log.ts'
import { tenantsWithData } from '../tenants/tenants-with-data.ts'
import { userByEmail } from './users.ts'

const conversion = 'normal-emails'

/** Two registrations that share a mailbox; the first one has the address in its normalized form. */
interface SharedMailbox {
  readonly of: 'user' | 'invitation'
  readonly ids: readonly [string, string]
}

/**
 * Normalizes the emails stored by earlier releases, once. If another registration has the normalized form already, the
 * row stays unchanged, and each start reports both until an operator has resolved it: registrations are never merged.
 */
export async function normalizeEmails(database: Database, log: Pick<Log, 'warn'>): Promise<void> {
  const [due] = await asWorker(database, (tx) =>
    tx.select().from(conversions).where(eq(conversions.name, conversion)),
  )
  if (due === undefined) return
  let areShared = false
  for (const tenant of await tenantsWithData(database)) {
    const shared = await inTenant(database, tenant, async (tx) => {
      await normalizeBeneficiaries(tx)
      return [...(await normalizeUsers(tx)), ...(await normalizeInvitations(tx))]
    })
    for (const { of, ids } of shared)
      log.warn(
        { tenant, of, ids },
        'two registrations have one mailbox, and only the first can be reached by it',
      )
    areShared ||= shared.length > 0
  }
  if (!areShared)
    await asWorker(database, (tx) => tx.delete(conversions).where(eq(conversions.name, conversion)))
}

/** Only these can differ when normalized: releases before this one stored emails trimmed and in lower case. */
const mayDiffer = (email: PgColumn): SQL =>
  sql`(octet_length(${email}) <> char_length(${email}) or ${email} ~ '^(<|"|''|mailto:)|[[:space:][:cntrl:]]')`

/** The normalized form of a stored email if it differs; null for a text that is not an email. */
function otherForm(email: string): string | null {
  const normal = normalEmail(email)
  return normal === email || checkEmail(normal) !== null ? null : normal
}

/** The oldest registration gets the normalized form if no other one has it. */
async function normalizeUsers(tx: Tx): Promise<SharedMailbox[]> {
  const shared: SharedMailbox[] = []
  const { userId, email, cancelledAt } = users
  const rows = await tx
    .select({ userId, email, cancelledAt })
    .from(users)
    .where(mayDiffer(email))
    .orderBy(asc(users.createdAt), asc(userId))
  for (const row of rows) {
    const normal = otherForm(row.email)
    if (normal === null) continue
    const first = row.cancelledAt === null ? await userByEmail(tx, normal) : null
    if (first === null) await tx.update(users).set({ email: normal }).where(eq(userId, row.userId))
    else shared.push({ of: 'user', ids: [first.userId, row.userId] })
  }
  return shared
}

async function normalizeInvitations(tx: Tx): Promise<SharedMailbox[]> {
  const shared: SharedMailbox[] = []
  const { depositorId, invitedEmail, userId, cancelledAt } = depositors
  const rows = await tx
    .select({ depositorId, invitedEmail, isOpen: sql<boolean>`${userId} is null and ${cancelledAt} is null` })
    .from(depositors)
    .where(mayDiffer(invitedEmail))
    .orderBy(asc(depositorId))
  for (const row of rows) {
    const normal = otherForm(row.invitedEmail ?? '')
    if (normal === null) continue
    const [first] = row.isOpen
      ? await tx
          .select({ depositorId })
          .from(depositors)
          .where(
            and(
              eq(invitedEmail, normal),
              isNull(userId),
              isNull(cancelledAt),
              ne(depositorId, row.depositorId),
            ),
          )
      : []
    if (first === undefined)
      await tx.update(depositors).set({ invitedEmail: normal }).where(eq(depositorId, row.depositorId))
    else shared.push({ of: 'invitation', ids: [first.depositorId, row.depositorId] })
  }
  return shared
}

async function normalizeBeneficiaries(tx: Tx): Promise<void> {
  const { id, email } = beneficiaries
  for (const row of await tx.select({ id, email }).from(beneficiaries).where(mayDiffer(email))) {
    const normal = otherForm(row.email ?? '')
    if (normal !== null) await tx.update(beneficiaries).set({ email: normal }).where(eq(id, row.id))
  }
}
