import { useFormats } from '@coffer/i18n/formats'
import { Cluster, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

interface DeviceRowProps {
  device: {
    readonly name: string
    readonly browser: string | null
    readonly os: string | null
    readonly region: string | null
    readonly lastUsedAt: string
    readonly isCurrent: boolean
  }
  /** When the session started, or until when the device is remembered. */
  period: string
  action: ReactNode
}

/** Details that the name does not already contain. */
const deviceDetails = ({ name, browser, os, region }: DeviceRowProps['device']): string =>
  [browser, os, region].filter((detail) => detail !== null && !name.includes(detail)).join(' · ')

/** A session or remembered device: its name, its approximate location if known, and its last use. */
export function DeviceRow({ device, period, action }: DeviceRowProps) {
  const t = useTranslations()
  const { instant } = useFormats()
  const details = deviceDetails(device)
  const used = t('devices.used', { instant: instant(device.lastUsedAt) })
  return (
    <SettingsRow
      label={
        <Cluster gap={8}>
          <strong>{device.name}</strong>
          {device.isCurrent && <StatusTag tone="success">{t('devices.this')}</StatusTag>}
        </Cluster>
      }
      value={
        <Stack gap={4}>
          {details !== '' && <span>{details}</span>}
          <span>{used}</span>
          <span>{period}</span>
        </Stack>
      }
      action={action}
    />
  )
}
