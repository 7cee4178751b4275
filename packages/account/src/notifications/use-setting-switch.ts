import {
  changeNotificationSetting,
  fetchNotificationSettings,
  type NotificationSettings,
  notificationSettingsQuery,
} from '@coffer/api-client/notification-settings'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { useSubmission } from '@coffer/forms/use-submission'
import type { NotificationSetting } from '@coffer/domain/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Saves a setting as soon as it is switched. After a lost response, the settings are refetched. */
export function useSettingSwitch({ kind, channel, isOn }: NotificationSetting) {
  const client = useQueryClient()
  const { queryKey } = notificationSettingsQuery()
  const [wanted, setWanted] = useState(isOn)
  const { state, submit, check } = useSubmission<boolean, NotificationSettings>({
    send: (isWanted) => changeNotificationSetting({ kind, channel, isOn: isWanted }),
    async verify(isWanted) {
      const current = await fetchNotificationSettings()
      const found = findSetting(current, { kind, channel })
      // The provider’s value is shown, even if it differs from what was sent.
      storeAnswer(client, queryKey, current)
      return found?.isOn === isWanted ? { answer: current } : null
    },
    // Only this setting is updated: the response may be older than the response to another switch.
    onAccepted(isWanted) {
      storeAnswer(
        client,
        queryKey,
        (before) => before && withSetting(before, { kind, channel, isOn: isWanted }),
      )
    },
  })
  return {
    isShownOn: state.status === 'pending' ? wanted : isOn,
    state,
    change: (next: boolean) => {
      setWanted(next)
      void submit(next)
    },
    check,
  }
}

type SettingKey = Pick<NotificationSetting, 'kind' | 'channel'>

const hasKey =
  ({ kind, channel }: SettingKey) =>
  (one: SettingKey) =>
    one.kind === kind && one.channel === channel

const findSetting = ({ settings }: NotificationSettings, key: SettingKey) => settings.find(hasKey(key))

const withSetting = (
  { settings, ...rest }: NotificationSettings,
  { isOn, ...key }: SettingKey & { readonly isOn: boolean },
): NotificationSettings => ({
  ...rest,
  settings: settings.map((one) => (hasKey(key)(one) ? { ...one, isOn } : one)),
})
