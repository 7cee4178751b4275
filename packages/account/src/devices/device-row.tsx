import type { RememberedDevice } from '@coffer/api-client/devices'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { Cluster, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { useTranslations } from '../messages.ts'

interface DeviceRowProps {
  device: RememberedDevice
  onForget: () => void
}

/** One device: name, system and region, last use, and until when it is remembered. */
export function DeviceRow({ device, onForget }: DeviceRowProps) {
  const t = useTranslations()
  const { instant } = useFormats()
  const { name, browser, os, region, isCurrent } = device
  return (
    <SettingsRow
      label={[browser, os, region].filter(Boolean).join(' · ')}
      value={
        <Stack gap={4}>
          <Cluster gap={8}>
            <strong>{name}</strong>
            {isCurrent && <StatusTag tone="success">{t('devices.this')}</StatusTag>}
          </Cluster>
          <span>{t('devices.used', { instant: instant(device.lastUsedAt) })}</span>
          <span>{t('devices.until', { instant: instant(device.rememberedUntil) })}</span>
        </Stack>
      }
      action={
        <Button
          variant="quiet"
          onPress={onForget}
          accessibleName={t('devices.forget.named', { device: name })}
        >
          {t('devices.forget')}
        </Button>
      }
    />
  )
}
