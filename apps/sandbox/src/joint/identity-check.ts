import type { emailedLinkBody } from '@coffer/api-client/auth/request-schema'
import type { identityBody } from '@coffer/api-client/joint/request-schema'
import { numberDigits } from '@coffer/domain/bank'
import { counts } from '@coffer/domain/limits'
import { forbidden, unprocessable, type ApiRefusal } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { invitations } from '../database/schema/invitations.ts'
import type { Call, Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { secretLink } from '../identity/secret-link.ts'
import { newToken, isEqualConstantTime } from '../identity/tokens.ts'
import { toFingerprint } from '../keys/registered-keys.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { findPrimary } from './account-depositor.ts'
import { shortName } from '@coffer/domain/names'
import { badLink, lockInvitationByLink, isLocked } from './invitation.ts'
import { checkLocked, doesNotMatch } from './joint-messages.ts'

type Identity = v.InferOutput<typeof identityBody>

/** Lifetime of the token, which leaves time to choose a password. */
const goodForMs = 60 * 60 * 1000

type Outcome = { readonly email: string; readonly token: string } | { readonly refusal: ApiRefusal }

/** Calls of the invited person: the emailed link and the identity check. */
export const identityCheckCalls = ({ db }: Context) =>
  ({
    // Valid on any device until the sign-up.
    'POST /email/verify/joint': async ({ c, readBody }) => {
      const link = await readBody()
      return inTenant(db, c.var.tenant, (tx) => invitationState(tx, link))
    },

    // For links in earlier emails, whose secret is in the query: the page checks them too.
    'GET /email/verify/joint': ({ c }) => {
      const link = { uuid: c.req.query('uuid') ?? '', hash: c.req.query('hash') ?? '' }
      return c.redirect(secretLink('', '/joint-account/verify/success', link), 302)
    },

    // A wrong attempt is counted although it is refused, so the refusal is thrown after the transaction.
    'POST /verify-identity': async ({ c, readBody }) => {
      const sent = await readBody()
      const outcome = await inTenant(db, c.var.tenant, (tx) => check(tx, c, sent))
      if ('refusal' in outcome) throw outcome.refusal
      return outcome
    },
  }) satisfies SomeHandlers

/** Whether the link is valid, and who sent the invitation (as stated in the email too). */
async function invitationState(tx: Tx, link: v.InferOutput<typeof emailedLinkBody>) {
  const found = await lockInvitationByLink(tx, link)
  if (typeof found === 'string') return { state: found, inviter: undefined }
  const primary = await findPrimary(tx, await lockDepositor(tx, found.depositorId))
  return { state: 'verified' as const, inviter: shortName(primary) }
}

/**
 * Compares the answers with the primary depositor's entries. Can be repeated until the sign-up, for example after a
 * reload.
 */
async function check(tx: Tx, c: Call, sent: Identity): Promise<Outcome> {
  const invitation = await lockInvitationByLink(tx, sent)
  if (typeof invitation === 'string') return { refusal: badLink(invitation) }
  if (isLocked(invitation)) return { refusal: forbidden(checkLocked) }
  const { invitedEmail, ssnLastFour, dateOfBirth } = await lockDepositor(tx, invitation.depositorId)
  const isRight = [
    isEqualConstantTime(ssnLastFour ?? '', numberDigits(sent.ssn_last_four)),
    isEqualConstantTime(dateOfBirth ?? '', sent.date_of_birth),
  ].every(Boolean)
  const own = eq(invitations.invitationId, invitation.invitationId)
  if (!isRight) {
    const wrongTries = invitation.wrongTries + 1
    await tx.update(invitations).set({ wrongTries }).where(own)
    const left = counts.identityTries - wrongTries
    return {
      refusal: left > 0 ? unprocessable(doesNotMatch, { attempts_left: left }) : forbidden(checkLocked),
    }
  }
  const token = newToken()
  await tx
    .update(invitations)
    .set({
      wrongTries: 0,
      identityHash: toFingerprint(tx, 'token', token),
      identityExpiresAt: new Date(now(tx).getTime() + goodForMs),
    })
    .where(own)
  await recordSecurityEvent(tx, c, 'identity-checked')
  return { email: invitedEmail ?? '', token }
}
