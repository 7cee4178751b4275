import { notificationChannels, notificationKinds, unsubscribableKinds } from '@coffer/domain/notifications'
import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

/** Whether notices of a kind reach the depositor in a channel. */
export const notificationSettingSchema = wireObject({
  kind: v.picklist(notificationKinds),
  channel: v.picklist(notificationChannels),
  is_on: v.boolean(),
  /** Always on; cannot be turned off. */
  is_fixed: v.boolean(),
})

/** GET /notification-settings. Combinations that do not exist are left out. */
export const notificationSettingsSchema = wireObject({
  /** Whether the depositor has a verified number for text messages. */
  has_mobile_number: v.boolean(),
  settings: v.array(notificationSettingSchema),
})

/** POST /notification-settings/unsubscribe: the kind that was turned off. */
export const unsubscribedSchema = wireObject({ kind: v.picklist(unsubscribableKinds) })

export type NotificationSettings = v.InferOutput<typeof notificationSettingsSchema>
export type WireNotificationSettings = v.InferInput<typeof notificationSettingsSchema>
export type Unsubscribed = v.InferOutput<typeof unsubscribedSchema>
