import { notificationChannels, notificationKinds, unsubscribableKinds } from '@coffer/domain/notifications'
import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

/** Whether notices of a kind reach the depositor in a channel. */
const notificationSettingSchema = wireObject({
  kind: v.picklist(notificationKinds),
  channel: v.picklist(notificationChannels),
  is_on: v.boolean(),
  /** On, and not to be turned off. */
  is_fixed: v.boolean(),
})

/** GET /notification-settings. What is impossible is left out. */
export const notificationSettingsSchema = wireObject({
  /** Whether there is a verified number for text messages. */
  has_mobile_number: v.boolean(),
  settings: v.array(notificationSettingSchema),
})

/** POST /notification-settings/unsubscribe: what was turned off. */
export const unsubscribedSchema = wireObject({ kind: v.picklist(unsubscribableKinds) })

export type NotificationSettings = v.InferOutput<typeof notificationSettingsSchema>
export type WireNotificationSettings = v.InferInput<typeof notificationSettingsSchema>
export type Unsubscribed = v.InferOutput<typeof unsubscribedSchema>
