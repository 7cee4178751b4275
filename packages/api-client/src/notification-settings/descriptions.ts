import { documented } from '../descriptions/documented.ts'
import { notificationSettingBody, unsubscribeBody } from './request-schema.ts'
import { notificationSettingSchema, notificationSettingsSchema, unsubscribedSchema } from './schema.ts'

const setting = {
  kind: 'What the notices are about.',
  channel: 'How they reach the person.',
  is_on: 'Whether they do.',
} as const

export const notificationSettingDescriptions = {
  NotificationSetting: documented(notificationSettingSchema, 'Whether notices reach the person in a way.', {
    ...setting,
    is_fixed: 'Whether it is always on.',
  }),
  NotificationSettings: documented(notificationSettingsSchema, 'Which notices reach the person, and how.', {
    has_mobile_number: 'Whether there is a verified number, without which no text message can be turned on.',
    settings: 'The settings. Combinations that do not exist are left out.',
  }),
  Unsubscribed: documented(unsubscribedSchema, 'What was turned off.', {
    kind: 'The kind of notices that are no longer emailed.',
  }),
  NotificationSettingBody: documented(notificationSettingBody, 'One setting.', setting),
  UnsubscribeBody: documented(unsubscribeBody, 'What the link of an email has after its #.', {
    secret: 'The secret of the link.',
  }),
}
