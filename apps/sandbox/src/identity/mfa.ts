import { checkPhone, phoneDigits } from '@coffer/domain/phone'
import { forbidden, invalid, notFound, type LocalizedText } from '@coffer/provider-kit/refusal'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { authenticated, type Call, type Caller, type Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { limitCalls } from '../http/rate-limit.ts'
import { findSessionCode, isOutdated, issueCode, waitSeconds, type Purpose } from './codes.ts'
import { notAUsPhone } from '../onboarding/onboarding-messages.ts'
import { requireStepUp } from './step-up.ts'
import { enrolledFactors, maskedEmail, maskedPhone, lockUserRow, type User } from './users.ts'
import { identityTexts } from './identity-texts.ts'

const malformedPhone: LocalizedText = {
  en: 'Enter a 10-digit mobile number.',
  es: 'Ingrese un número de celular de 10 dígitos.',
}

/** The problem with a phone number as a destination of codes, or null. */
export function mobileProblem(typed: string): LocalizedText | null {
  const problem = checkPhone(typed)
  if (problem === 'not-us') return notAUsPhone
  return problem === null ? null : malformedPhone
}

const noPhoneYet: LocalizedText = {
  en: 'Your account has no mobile number yet. Choose email.',
  es: 'Su cuenta aún no tiene un número de celular. Elija el correo electrónico.',
}
const phoneFirst: LocalizedText = {
  en: 'Your password was reset, so this log-in needs a code by text message.',
  es: 'Su contraseña se restableció, así que este inicio de sesión requiere un código por mensaje de texto.',
}
const unknownWay: LocalizedText = {
  en: 'Choose text message or email.',
  es: 'Elija mensaje de texto o correo electrónico.',
}
const onlyOnce: LocalizedText = {
  en: 'Log in with a code first. You can then change your mobile number in My Account.',
  es: 'Primero inicie sesión con un código. Después podrá cambiar su número de celular en Mi cuenta.',
}
const codeHasEnded: LocalizedText = {
  en: 'We couldn’t find this code. Request a new one.',
  es: 'No se encontró el código. Solicite otro.',
}

export const mfaCalls = ({ db }: Context) =>
  ({
    'GET /mfa-select/{type}': async ({ c, params: { type } }) => {
      const caller = authenticated(c)
      if (type !== 'sms' && type !== 'email') throw invalid({ type: [unknownWay] })
      await limitSending(c, caller)
      return inTenant(db, c.var.tenant, async (tx) => {
        const user = await unlockedUser(tx, caller)
        const purpose = caller.stage === 'full' ? 'step-up' : 'log-in'
        if (purpose === 'log-in' && !enrolledFactors(user).includes(type))
          throw invalid({ type: [type === 'email' ? phoneFirst : noPhoneYet] })
        if (type === 'email')
          return sendCodeTo(tx, c, caller, { purpose, channel: type, destination: user.email })
        if (!user.phone || !user.phoneVerifiedAt) throw invalid({ type: [noPhoneYet] })
        return sendCodeTo(tx, c, caller, { purpose, channel: type, destination: user.phone })
      })
    },

    'POST /mfa-add-sms': async ({ c, readBody }) => {
      const caller = authenticated(c)
      const { phone } = await readBody()
      const problem = mobileProblem(phone)
      if (problem !== null) throw invalid({ phone: [problem] })
      await limitSending(c, caller)
      return inTenant(db, c.var.tenant, async (tx) => {
        const user = await unlockedUser(tx, caller)
        // A password alone must not suffice to add a second factor.
        if (user.secondFactorAt) throw forbidden(onlyOnce)
        return sendCodeTo(tx, c, caller, {
          purpose: 'add-phone',
          channel: 'sms',
          destination: phoneDigits(phone),
        })
      })
    },

    'GET /mfa-resend/{nonceToken}': async ({ c, params }) => {
      const caller = authenticated(c)
      await limitSending(c, caller)
      return inTenant(db, c.var.tenant, async (tx) => {
        const user = await lockUserRow(tx, caller.userId)
        const earlier = await findSessionCode(tx, caller, params.nonceToken)
        requireUnlocked(user)
        if (!earlier || isOutdated(earlier, user)) throw notFound(codeHasEnded)
        if (earlier.purpose === 'change-email' || earlier.purpose === 'change-phone')
          await requireStepUp(tx, caller)
        const wait = waitSeconds(tx, earlier)
        if (wait > 0) throw invalid({ email: [tooSoon(wait)] })
        return sendCodeTo(tx, c, caller, earlier)
      })
    },
  }) satisfies SomeHandlers

const tooSoon = (seconds: number): LocalizedText => ({
  en: `Wait ${seconds} seconds before asking for another code.`,
  es: `Espere ${seconds} segundos antes de solicitar otro código.`,
})

async function unlockedUser(tx: Tx, caller: Caller): Promise<User> {
  const user = await lockUserRow(tx, caller.userId)
  requireUnlocked(user)
  return user
}

function requireUnlocked(user: User): void {
  if (user.lockedAt) throw forbidden(identityTexts.locked)
}

/** Limits codes, because each costs money to send and allows more guesses. */
const limitSending = (c: Call, caller: Caller) =>
  limitCalls(c, {
    subject: `codes ${caller.userId}`,
    calls: c.var.context.settings.messageLimits.code.perHour,
    seconds: 60 * 60,
  })

export async function sendCodeTo(tx: Tx, c: Call, caller: Caller, what: Purpose) {
  const { purpose, channel, destination } = what
  const sent = await issueCode(tx, c, caller, { purpose, channel, destination })
  return {
    nonce_token: sent.nonce,
    masked_destination: channel === 'email' ? maskedEmail(destination) : maskedPhone(destination),
    resend_after_seconds: sent.resendAfterSeconds,
  }
}
