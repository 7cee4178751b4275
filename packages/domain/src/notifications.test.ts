import { describe, expect, it } from 'vitest'
import {
  isChangeable,
  isOn,
  notificationChannels,
  notificationKinds,
  notificationSettings,
  type NotificationChange,
} from './notifications.ts'

const describeSettings = (changes: readonly NotificationChange[] = []) =>
  notificationSettings(changes).map(
    (one) => `${one.kind} ${one.channel} ${one.isOn ? 'on' : 'off'}${one.isFixed ? ' always' : ''}`,
  )

const everyChange = (isOnNow: boolean): NotificationChange[] =>
  notificationKinds.flatMap((kind) =>
    notificationChannels.map((channel) => ({ kind, channel, isOn: isOnNow })),
  )

describe('notificationSettings', () => {
  it('notificationSettings lists the available settings with their defaults', () => {
    expect(describeSettings()).toEqual([
      'money email on',
      'money text off',
      'money in_app on',
      'security email on always',
      'security text on always',
      'security in_app on always',
      'documents email on',
      'documents text off',
      'documents in_app on',
      'summary email on',
      'marketing email off',
    ])
  })

  it('notificationSettings keeps security notices on when everything is turned off', () => {
    const on = notificationSettings(everyChange(false)).filter((one) => one.isOn)
    expect(on.map(({ kind }) => kind)).toEqual(['security', 'security', 'security'])
  })

  it('notificationSettings turns on no channel that a kind does not have', () => {
    const on = notificationSettings(everyChange(true))
    expect(on.every((one) => one.isOn)).toBe(true)
    expect(on).toHaveLength(11)
    expect(isOn(everyChange(true), 'summary', 'text')).toBe(false)
    expect(isOn(everyChange(true), 'marketing', 'in_app')).toBe(false)
  })
})

describe('isOn', () => {
  it('isOn follows only a change of its own kind and channel', () => {
    const changes = [{ kind: 'money', channel: 'email', isOn: false }] as const
    expect(isOn(changes, 'money', 'email')).toBe(false)
    expect(isOn(changes, 'money', 'in_app')).toBe(true)
    expect(isOn(changes, 'documents', 'email')).toBe(true)
  })
})

describe('isChangeable', () => {
  it('isChangeable is false for settings that are always on or do not exist', () => {
    expect(isChangeable('security', 'text')).toBe(false)
    expect(isChangeable('summary', 'in_app')).toBe(false)
    expect(isChangeable('marketing', 'email')).toBe(true)
    expect(isChangeable('documents', 'text')).toBe(true)
  })
})
