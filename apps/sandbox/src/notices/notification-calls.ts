import type { WireNotificationSettings } from '@coffer/api-client/notification-settings/schema'
import { isChangeable, notificationSettings } from '@coffer/domain/notifications'
import { invalid, rejected } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Call, Caller, Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { changeSetting, findSettingChanges } from './notification-changes.ts'
import { readUnsubscribeSecret, type Unsubscribing } from './unsubscribe-link.ts'

/** Each holder's own settings, whatever their access to the account. */
export const notificationCalls = ({ db }: Context) =>
  ({
    'GET /notification-settings': asCaller(async ({ tx, caller }) => settingsToWire(tx, caller)),

    'PATCH /notification-settings': asCaller(async ({ c, tx, caller, readBody }) => {
      const { kind, channel, is_on: isOn } = await readBody()
      if (!isChangeable(kind, channel)) throw invalid({ channel: [texts.fixed] })
      if (isOn && channel === 'text' && !(await hasMobileNumber(tx, caller)))
        throw invalid({ channel: [texts.noNumber] })
      await changeSetting(tx, caller.depositorId, { kind, channel, isOn }, now(tx))
      await recordSecurityEvent(tx, c, 'notification-setting-changed')
      return settingsToWire(tx, caller)
    }),

    'POST /notification-settings/unsubscribe': async ({ c, readBody }) => {
      const { secret } = await readBody()
      return {
        kind: await inTenant(db, c.var.tenant, (tx) => unsubscribe(tx, c, secret)),
      }
    },
  }) satisfies SomeHandlers

const texts = {
  fixed: { en: 'This notice can’t be changed.', es: 'Este aviso no se puede cambiar.' },
  noNumber: { en: 'Add a mobile number first.', es: 'Primero agregue un número de celular.' },
  badLink: {
    en: 'This link has expired. Log in to change your notification settings.',
    es: 'Este enlace venció. Inicie sesión para cambiar su configuración de notificaciones.',
  },
}

async function settingsToWire(tx: Tx, caller: Caller): Promise<WireNotificationSettings> {
  const changes = await findSettingChanges(tx, [caller.depositorId])
  return {
    has_mobile_number: await hasMobileNumber(tx, caller),
    settings: notificationSettings(changes.get(caller.depositorId) ?? []).map(
      ({ kind, channel, isOn, isFixed }) => ({ kind, channel, is_on: isOn, is_fixed: isFixed }),
    ),
  }
}

/** Whether text messages can be sent, that is, the number is verified. */
async function hasMobileNumber(tx: Tx, { userId }: Caller): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users.userId, userId))
  return user !== undefined && user.phone !== null && user.phoneVerifiedAt !== null
}

/** Turns off the emails that the link belongs to; has no effect if they are off already. */
async function unsubscribe(tx: Tx, c: Call, secret: string): Promise<Unsubscribing['kind']> {
  const found = readUnsubscribeSecret(tx, secret)
  if (found === null) throw rejected(texts.badLink, { fields: { secret: [texts.badLink] } })
  const { depositorId, kind } = found
  const [depositor] = await tx
    .select({ userId: depositors.userId })
    .from(depositors)
    .where(eq(depositors.depositorId, depositorId))
  await changeSetting(tx, depositorId, { kind, channel: 'email', isOn: false }, now(tx))
  await recordSecurityEvent(tx, c, 'notification-setting-changed', { userId: depositor?.userId })
  return kind
}
