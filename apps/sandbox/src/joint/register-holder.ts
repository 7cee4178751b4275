import { checkEmail, normalEmail } from '@coffer/domain/email'
import { forbidden, invalid } from '@coffer/provider-kit/refusal'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { malformedEmail } from '../identity/email-verification.ts'
import { userByEmail } from '../identity/users.ts'
import { change, type DepositorRow } from '../onboarding/progress.ts'
import { isSent, lockJointHolder } from './holder.ts'
import { alreadySent, emailInUse, otherEntity } from './joint-messages.ts'

/**
 * Starts the application of a joint holder, or changes the email of the current one. The caller has locked the primary
 * depositor.
 */
export async function registerHolder(
  tx: Tx,
  { entityId }: DepositorRow,
  sent: { readonly email: string; readonly entity_id: string },
): Promise<void> {
  if (sent.entity_id !== entityId) throw invalid({ entity_id: [otherEntity] })
  const holder = await lockJointHolder(tx, entityId)
  if (holder !== null && isSent(holder)) throw forbidden(alreadySent)
  const invitedEmail = await invitableEmail(tx, sent.email, holder?.depositorId)
  if (holder !== null) return change(tx, holder.depositorId, { invitedEmail })
  await tx.insert(depositors).values({ entityId, isPrimary: false, invitedEmail })
}

/** The normalized email, unless it is in use or already invited. */
export async function invitableEmail(tx: Tx, sent: string, own?: string): Promise<string> {
  const email = normalEmail(sent)
  if (checkEmail(email) !== null) throw invalid({ email: [malformedEmail] })
  const [invited] = await tx
    .select({ depositorId: depositors.depositorId })
    .from(depositors)
    .where(
      and(
        eq(depositors.invitedEmail, email),
        isNull(depositors.userId),
        isNull(depositors.cancelledAt),
        ...(own === undefined ? [] : [ne(depositors.depositorId, own)]),
      ),
    )
  if (invited !== undefined || (await userByEmail(tx, email)) !== null) throw invalid({ email: [emailInUse] })
  return email
}
