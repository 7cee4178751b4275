import { codeDigits } from '@coffer/domain/depositor-rules'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { recordLock, now, type Tx } from '../database/in-tenant.ts'
import { codes } from '../database/schema/identity.ts'
import type { Call, Caller } from '../http/call.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { sendCode } from './email-user.ts'
import { limitMessages } from './message-limits.ts'
import { toFingerprint, getKeys } from '../keys/registered-keys.ts'
import { newCode } from './tokens.ts'
import { messageLocale } from './user-language.ts'
import { lockUserRow, type User } from './users.ts'

export type Code = typeof codes.$inferSelect

const goodForMs = 10 * 60 * 1000
const resendAfterMs = 30 * 1000

export type Purpose = Pick<Code, 'purpose' | 'channel' | 'destination'>

/** Who may enter a code: a session, or the holder of a reset link. */
export type CodeOwner = Pick<Caller, 'userId' | 'sessionId'>

/** Purposes of codes that are sent to a verified contact. */
const toVerified: readonly Code['purpose'][] = ['log-in', 'step-up', 'reset']

export interface SentCode {
  readonly nonce: string
  readonly resendAfterSeconds: number
}

/**
 * Sends a code, within its limits, and revokes earlier ones of the session. A code sent a moment ago to the same
 * contact is not sent again.
 */
export async function issueCode(tx: Tx, c: Call, caller: CodeOwner, what: Purpose): Promise<SentCode> {
  const user = await lockUserRow(tx, caller.userId)
  const last = await lastCode(tx, caller)
  if (last && last.purpose === what.purpose && last.destination === what.destination) {
    const wait = waitSeconds(tx, last)
    if (wait > 0 && !last.usedAt && !isOutdated(last, user))
      return { nonce: last.nonce, resendAfterSeconds: wait }
  }
  await limitMessages(tx, c, {
    kind: toVerified.includes(what.purpose) ? 'code' : 'code-to-new-contact',
    destination: what.destination,
  })
  await tx
    .update(codes)
    .set({ expiresAt: now(tx) })
    .where(and(eq(codes.sessionId, caller.sessionId), isNull(codes.usedAt), gt(codes.expiresAt, now(tx))))
  const code = newCode()
  const nonce = crypto.randomUUID()
  await tx.insert(codes).values({
    ...what,
    nonce,
    sessionId: caller.sessionId,
    userId: caller.userId,
    codeHash: toFingerprint(tx, 'code', `${nonce}:${code}`),
    sentAt: now(tx),
    expiresAt: new Date(now(tx).getTime() + goodForMs),
    factorsVersion: user.factorsVersion,
  })
  await sendCode(tx, { locale: messageLocale(c, user) }, code, what)
  return { nonce, resendAfterSeconds: resendAfterMs / 1000 }
}

/** The code with a nonce, if this session requested it. */
export async function findSessionCode(tx: Tx, caller: CodeOwner, nonce: string): Promise<Code | null> {
  recordLock(tx, 'credential', `code ${nonce}`)
  const [code] = await tx
    .select()
    .from(codes)
    .where(and(eq(codes.nonce, uuidOrUnusedId(nonce)), eq(codes.sessionId, caller.sessionId)))
    .for('no key update')
  return code ?? null
}

/** The latest code, used or not. */
export async function lastCode(tx: Tx, caller: CodeOwner): Promise<Code | null> {
  const [code] = await tx
    .select()
    .from(codes)
    .where(eq(codes.sessionId, caller.sessionId))
    .orderBy(desc(codes.sentAt))
    .limit(1)
  return code ?? null
}

/** Seconds until another code may be sent. */
export const waitSeconds = (tx: Tx, code: Code) =>
  Math.max(0, Math.ceil((code.sentAt.getTime() + resendAfterMs - now(tx).getTime()) / 1000))

/**
 * A code is valid only while the facts behind it hold: where it was sent, the password that led to it, and that the
 * user is not locked.
 */
export const isOutdated = (code: Code, { factorsVersion }: User) => code.factorsVersion !== factorsVersion

export const isSpent = (tx: Tx, code: Code, user: User) =>
  code.usedAt !== null || code.expiresAt <= now(tx) || isOutdated(code, user)

export const isRightCode = (tx: Tx, code: Code, typed: string) =>
  getKeys(tx).matches('code', code.codeHash, `${code.nonce}:${codeDigits(typed)}`)
