import { queryOptions } from '@tanstack/react-query'
import { fetchNotificationSettings } from './calls.ts'

export const notificationSettingsQuery = () =>
  queryOptions({
    queryKey: ['notification-settings'],
    queryFn: ({ signal }) => fetchNotificationSettings({ signal }),
  })
