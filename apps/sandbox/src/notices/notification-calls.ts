import {
  notificationSettingBody,
  unsubscribeBody,
} from '@coffer/api-client/notification-settings/request-schema'
import type { WireNotificationSettings } from '@coffer/api-client/notification-settings/schema'
import { isChangeable, notificationSettings } from '@coffer/domain/notifications'
import { eq } from 'drizzle-orm'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { asCaller } from '../http/as-caller.ts'
import { parseBody, type Call, type Caller } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { invalid, rejected } from '../http/refusal.ts'
import { requireCapability } from '../http/require-capability.ts'
import type { Area } from '../http/routes.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { changeSetting, findSettingChanges } from './notification-changes.ts'
import { readUnsubscribeSecret, type Unsubscribing } from './unsubscribe-link.ts'

/** Each holder's own settings, whatever their access to the account. */
export const notificationCalls: Area = (api, { db }) => {
  api.use('/notification-settings/*', requireCapability('notification_settings'))

  api.get(
    '/notification-settings',
    asCaller(async (c, tx, caller) => ok<'GET /notification-settings'>(c, await settingsToWire(tx, caller))),
  )

  api.patch(
    '/notification-settings',
    asCaller(async (c, tx, caller) => {
      const { kind, channel, is_on: isOn } = await parseBody(c, notificationSettingBody)
      if (!isChangeable(kind, channel)) throw invalid({ channel: [texts.fixed] })
      if (isOn && channel === 'text' && !(await hasMobileNumber(tx, caller)))
        throw invalid({ channel: [texts.noNumber] })
      await changeSetting(tx, caller.depositorId, { kind, channel, isOn }, now(tx))
      await recordSecurityEvent(tx, c, 'notification-setting-changed')
      return ok<'PATCH /notification-settings'>(c, await settingsToWire(tx, caller))
    }),
  )

  api.post('/notification-settings/unsubscribe', async (c) => {
    const { secret } = await parseBody(c, unsubscribeBody)
    return ok<'POST /notification-settings/unsubscribe'>(c, {
      kind: await inTenant(db, c.var.tenant, (tx) => unsubscribe(tx, c, secret)),
    })
  })
}

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
