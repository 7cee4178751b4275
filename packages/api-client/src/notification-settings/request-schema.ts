import { notificationChannels, notificationKinds } from '@coffer/domain/notifications'
import * as v from 'valibot'
import { lineText } from '../request/text.ts'

/** PATCH /notification-settings: one switch. */
export const notificationSettingBody = v.object({
  kind: v.picklist(notificationKinds),
  channel: v.picklist(notificationChannels),
  is_on: v.boolean(),
})
export type NotificationSettingBody = v.InferInput<typeof notificationSettingBody>

/** POST /notification-settings/unsubscribe: the secret of an emailed link. */
export const unsubscribeBody = v.object({ secret: lineText })
export type UnsubscribeBody = v.InferInput<typeof unsubscribeBody>
