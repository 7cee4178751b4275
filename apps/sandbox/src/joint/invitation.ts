import { counts } from '@coffer/domain/limits'
import { rejected, type ApiRefusal, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { recordLock, now, type Tx } from '../database/in-tenant.ts'
import { invitations } from '../database/schema/invitations.ts'
import type { Call } from '../http/call.ts'
import { findContact } from '../identity/contact.ts'
import { limitMessages } from '../identity/message-limits.ts'
import { notifyOfAction } from '../identity/security-notices.ts'
import { secretLink } from '../identity/secret-link.ts'
import { newToken } from '../identity/tokens.ts'
import { toFingerprint, hasFingerprint, getKeys } from '../keys/registered-keys.ts'
import { sendEmail } from '../outbox/send-email.ts'
import { lockDepositor, type DepositorRow } from '../onboarding/progress.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { shortName } from '@coffer/domain/names'
import { linkMessages, type LinkProblem } from './joint-messages.ts'

export type Invitation = typeof invitations.$inferSelect

/** The lifetime of every emailed link. */
const goodForMs = 24 * 60 * 60 * 1000

/** Locked after too many wrong attempts; a new invitation or the operator resets them. */
export const isLocked = ({ wrongTries }: Invitation): boolean => wrongTries >= counts.identityTries

interface Inviting {
  readonly primary: DepositorRow
  readonly holder: DepositorRow
}

/** Sends an invitation on behalf of a call, within its limits. */
export async function sendInvitation(tx: Tx, c: Call, inviting: Inviting): Promise<void> {
  await limitMessages(tx, c, { kind: 'invitation', destination: inviting.holder.invitedEmail ?? '' })
  await invite(tx, { ...inviting, origin: c.var.context.settings.originOf(c.var.tenant) })
  await notifyOfAction(tx, c, { kind: 'joint-holder-invited', invited: shortName(inviting.holder) })
}

/** Sends an invitation in the inviting depositor's language and revokes earlier ones. */
export async function invite(
  tx: Tx,
  { primary, holder, origin }: Inviting & { readonly origin: string },
): Promise<void> {
  await endInvitations(tx, holder.depositorId)
  const secret = newToken()
  const invitationId = crypto.randomUUID()
  const sentAt = now(tx)
  await tx.insert(invitations).values({
    invitationId,
    depositorId: holder.depositorId,
    secretHash: toFingerprint(tx, 'token', secret),
    sentAt,
    expiresAt: new Date(sentAt.getTime() + goodForMs),
  })
  const { language } = await findContact(tx, primary.depositorId)
  await sendEmail(tx, { to: holder.invitedEmail ?? '', language }, 'joint-invitation', {
    inviter: shortName(primary),
    invited: holder.firstName ?? '',
    link: secretLink(origin, '/joint-account/verify/success', { uuid: invitationId, hash: secret }),
  })
}

export const endInvitations = (tx: Tx, depositorId: string) =>
  tx
    .update(invitations)
    .set({ endedAt: now(tx) })
    .where(
      and(eq(invitations.depositorId, depositorId), isNull(invitations.endedAt), isNull(invitations.usedAt)),
    )

/** Depositors whose identity check is locked. */
export async function lockedInvitations(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.select().from(invitations).where(isNull(invitations.endedAt))
  return new Set(rows.filter(isLocked).map(({ depositorId }) => depositorId))
}

/** Resets the wrong attempts, for the operator. */
export const resetWrongTries = async (tx: Tx, depositorId: string): Promise<void> => {
  await tx.update(invitations).set({ wrongTries: 0 }).where(eq(invitations.depositorId, depositorId))
}

export async function latestInvitation(tx: Tx, depositorId: string): Promise<Invitation | null> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.depositorId, depositorId), isNull(invitations.endedAt)))
    .orderBy(desc(invitations.sentAt))
    .limit(1)
  return row ?? null
}

/**
 * The invitation of a link, locked with its holder until the transaction ends, or the reason why the link is not valid.
 */
export async function lockInvitationByLink(
  tx: Tx,
  { uuid, hash }: { uuid: string; hash: string },
): Promise<Invitation | LinkProblem> {
  const found = await lockInvitation(tx, eq(invitations.invitationId, uuidOrUnusedId(uuid)))
  if (!found || !getKeys(tx).matches('token', found.secretHash, hash)) return 'invalid'
  if (found.usedAt) return 'used'
  return found.endedAt || found.expiresAt <= now(tx) ? 'expired' : found
}

/** The invitation whose identity check issued this token, locked in the same way. */
export const lockInvitationByToken = (tx: Tx, token: string): Promise<Invitation | null> =>
  lockInvitation(tx, hasFingerprint(tx, invitations.identityHash, 'token', token))

/** Locks the holder, then the invitation. */
async function lockInvitation(tx: Tx, which: SQL): Promise<Invitation | null> {
  const [found] = await tx.select().from(invitations).where(which)
  if (found === undefined) return null
  await lockDepositor(tx, found.depositorId)
  recordLock(tx, 'credential', `invitation ${found.invitationId}`)
  const [invitation] = await tx.select().from(invitations).where(which).for('no key update')
  return invitation ?? null
}

/** 400 with a field that names the problem. */
export const badLink = (problem: LinkProblem, text: LocalizedText = linkMessages[problem]): ApiRefusal =>
  rejected(text, { fields: { [`link_${problem}`]: [text] } })
