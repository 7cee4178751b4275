import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { notificationSettings } from '../fakes/builders.ts'
import { failureOf } from '../transport/failures.fixture.ts'
import { respondWith, startProvider } from '../transport/provider.fixture.ts'
import { changeNotificationSetting, fetchNotificationSettings, unsubscribe } from './notification-settings.ts'
import { notificationSettingsSchema } from './schema.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

const settings = notificationSettings()

it('GET /notification-settings returns the settings', async () => {
  provider.script('GET /notification-settings', respondWith(settings))
  expect(await fetchNotificationSettings()).toEqual(v.parse(notificationSettingsSchema, settings))
})

it('PATCH /notification-settings sends one switch and returns all settings', async () => {
  provider.script('PATCH /notification-settings', respondWith(settings))
  const change = { kind: 'money', channel: 'email', isOn: false } as const
  expect((await changeNotificationSetting(change)).settings).toHaveLength(11)
  expect(JSON.parse(provider.received.at(-1)?.body ?? '')).toEqual({
    kind: 'money',
    channel: 'email',
    is_on: false,
  })
})

it('POST /notification-settings/unsubscribe sends the secret of the link, without the session', async () => {
  provider.script('POST /notification-settings/unsubscribe', respondWith({ kind: 'summary' }))
  expect(await unsubscribe({ secret: 's' })).toEqual({ kind: 'summary' })
  const { body = '', headers } = provider.received.at(-1) ?? {}
  expect(JSON.parse(body)).toEqual({ secret: 's' })
  expect(headers?.['authorization']).toBeUndefined()
})

it('POST /notification-settings/unsubscribe fails with a rejection when the link is too old', async () => {
  provider.script('POST /notification-settings/unsubscribe', respondWith(null, { code: 400 }))
  expect(await failureOf(unsubscribe({ secret: 's' }))).toMatchObject({ kind: 'rejected' })
})
