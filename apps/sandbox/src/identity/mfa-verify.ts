import { setHostCookie } from '@coffer/provider-kit/host-cookies'
import { forbidden, type ApiRefusal, rejected, unauthenticated } from '@coffer/provider-kit/refusal'
import type { ResponseData } from '../openapi/answers.ts'
import { eq } from 'drizzle-orm'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { codes, rememberedDevices, sessions, users } from '../database/schema/identity.ts'
import type { Call, Caller, Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { findSessionCode, isRightCode, isSpent, type Code } from './codes.ts'
import { completeLogIn } from './complete-log-in.ts'
import { describeDevice } from './device-info.ts'
import { deviceCookie, openFullSession } from './log-in.ts'
import { recordStepUp } from './step-up.ts'
import { lockUser } from './revoke-access.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { secondsLeft } from './seconds-left.ts'
import { bearerToken, endSession } from './sessions.ts'
import { toFingerprint } from '../keys/registered-keys.ts'
import { newToken } from './tokens.ts'
import { rememberBrowser } from './known-browser.ts'
import { notifyUser } from './security-notices.ts'
import { lockUserRow, type User } from './users.ts'
import { identityTexts, wrongCode } from './identity-texts.ts'

const maxWrongCodes = 5
const rememberForSeconds = 30 * 24 * 60 * 60

interface Admission {
  readonly answer: ResponseData<'POST /mfa-verify/{nonceToken}'>
  readonly deviceToken: string | null
  readonly browserToken: string | null
}

interface LogIn {
  readonly user: User
  readonly caller: Caller
  /** Null if the device is not to be remembered. */
  readonly deviceName: string | null
}

type Refused =
  | { readonly refused: 'locked' | 'unknown' | 'spent' }
  | { readonly refused: 'wrong'; readonly triesLeft: number }
type Outcome = Refused | Admission

export const mfaVerifyCalls = ({ db }: Context) =>
  ({
    'POST /mfa-verify/{nonceToken}': async ({ c, params, readBody }) => {
      const { caller } = c.var
      const token = bearerToken(c)
      if (!caller || token === null) throw refusals.unknown()
      const sent = await readBody()

      const outcome = await inTenant(db, c.var.tenant, async (tx): Promise<Outcome> => {
        const user = await lockUserRow(tx, caller.userId)
        if (user.lockedAt) return { refused: 'locked' }
        const code = await findSessionCode(tx, caller, params.nonceToken)
        if (!code) return { refused: 'unknown' }
        if (isSpent(tx, code, user)) return { refused: 'spent' }
        if (!isRightCode(tx, code, sent.code)) {
          const wrongCodes = user.wrongCodes + 1
          await tx.update(users).set({ wrongCodes }).where(eq(users.userId, user.userId))
          if (wrongCodes < maxWrongCodes) return { refused: 'wrong', triesLeft: maxWrongCodes - wrongCodes }
          await lockUser(tx, user.userId)
          await notifyUser(tx, c, user, { kind: 'account-locked' })
          return { refused: 'locked' }
        }
        await accept(tx, code)
        await recordSecurityEvent(tx, c, 'one-time-code')
        if (code.purpose === 'add-phone') await recordSecurityEvent(tx, c, 'phone-added')
        if (caller.stage === 'full') return keepSession(tx, c, caller, token)
        return finishLogIn(tx, c, {
          user,
          caller,
          deviceName: sent.remember
            ? (sent.device_name ?? describeDevice(c, readerLanguage(c)).device_name)
            : null,
        })
      })

      if ('refused' in outcome) throw toRefusal(outcome)
      if (outcome.deviceToken !== null)
        setHostCookie(c, {
          name: deviceCookie,
          value: outcome.deviceToken,
          sameSite: 'Strict',
          maxAge: rememberForSeconds,
        })
      if (outcome.browserToken !== null) rememberBrowser(c, outcome.browserToken)
      return outcome.answer
    },
  }) satisfies SomeHandlers

const refusals = {
  locked: () => forbidden(identityTexts.locked, { fields: { code: [identityTexts.locked] } }),
  unknown: () => unauthenticated('Bearer token or nonce token is null'),
  spent: () => rejected(identityTexts.spentCode, { fields: { code: [identityTexts.spentCode] } }),
}

function toRefusal(outcome: Refused): ApiRefusal {
  if (outcome.refused !== 'wrong') return refusals[outcome.refused]()
  const text = wrongCode(outcome.triesLeft)
  return rejected(text, { fields: { code: [text] } })
}

/** Marks the code as used and applies its purpose. */
async function accept(tx: Tx, code: Code) {
  await tx
    .update(codes)
    .set({ usedAt: now(tx) })
    .where(eq(codes.nonce, code.nonce))
  await tx
    .update(users)
    .set({
      wrongCodes: 0,
      secondFactorAt: now(tx),
      ...(isToOwnEmail(code) && { emailProvenAt: now(tx) }),
      ...(code.channel === 'sms' && { phoneCodeDue: false }),
      ...(code.purpose === 'add-phone' && { phone: code.destination, phoneVerifiedAt: now(tx) }),
    })
    .where(eq(users.userId, code.userId))
  if (code.purpose === 'step-up') await recordStepUp(tx, code)
}

/** Whether entering the code proves that the user reads the account's mailbox. */
const isToOwnEmail = ({ purpose, channel }: Code): boolean =>
  channel === 'email' && (purpose === 'log-in' || purpose === 'step-up')

async function keepSession(tx: Tx, c: Call, caller: Caller, token: string): Promise<Admission> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.sessionId, caller.sessionId))
  if (!session) throw unauthenticated()
  const life = secondsLeft(c.var.context.settings, session, now(tx))
  const full = await openFullSession(tx, caller.userId, { sessionId: caller.sessionId, ...life })
  return { answer: { token, ...full }, deviceToken: null, browserToken: null }
}

/** A completed log-in gets a new token; the one that was waiting for a code ends. */
async function finishLogIn(tx: Tx, c: Call, { user, caller, deviceName }: LogIn): Promise<Admission> {
  await endSession(tx, caller.sessionId)
  const device = deviceName === null ? null : await remember(tx, c, caller.userId, deviceName)
  const opened = await completeLogIn(tx, c, user, { deviceId: device?.deviceId ?? null })
  if (device !== null) await recordSecurityEvent(tx, c, 'device-remembered')
  return { ...opened, deviceToken: device?.token ?? null }
}

async function remember(tx: Tx, c: Call, userId: string, name: string) {
  const token = newToken()
  const deviceId = crypto.randomUUID()
  const { browser, os, ip_region: ipRegion } = describeDevice(c)
  const at = now(tx)
  const expiresAt = new Date(at.getTime() + rememberForSeconds * 1000)
  const device = { deviceId, userId, name, browser, os, ipRegion, lastUsedAt: at, expiresAt }
  await tx.insert(rememberedDevices).values({ ...device, tokenHash: toFingerprint(tx, 'token', token) })
  return { token, deviceId }
}
