import { call, type CallOptions } from '../transport/call.ts'
import { toWire, type CamelCased } from '../transport/wire-case.ts'
import type { NotificationSettingBody, UnsubscribeBody } from './request-schema.ts'
import {
  notificationSettingsSchema,
  unsubscribedSchema,
  type NotificationSettings,
  type Unsubscribed,
} from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { NotificationSettings, Unsubscribed } from './schema.ts'

const path = '/notification-settings'

export type NotificationSwitch = CamelCased<NotificationSettingBody>

/** GET /notification-settings. */
export const fetchNotificationSettings = ({ signal }: CallOptions = {}): Promise<NotificationSettings> =>
  call({ method: 'GET', path, schema: notificationSettingsSchema, signal })

/** Turns one setting on or off. The call sets a value, so that repeating it is a no-op. */
export const changeNotificationSetting = (
  change: NotificationSwitch,
  { signal }: CallOptions = {},
): Promise<NotificationSettings> =>
  call({
    method: 'PATCH',
    path,
    body: toWire<NotificationSettingBody>(change),
    schema: notificationSettingsSchema,
    signal,
  })

/**
 * Turns off the kind of emails that the link belongs to, without a log-in. Fails with `rejected` if the link is too
 * old.
 */
export const unsubscribe = (
  { secret }: UnsubscribeBody,
  { signal }: CallOptions = {},
): Promise<Unsubscribed> =>
  call({
    method: 'POST',
    path: `${path}/unsubscribe`,
    body: { secret },
    auth: false,
    schema: unsubscribedSchema,
    signal,
  })

export const notificationSettingsQuery = () =>
  queryOptions({
    queryKey: ['notification-settings'],
    queryFn: ({ signal }) => fetchNotificationSettings({ signal }),
  })
