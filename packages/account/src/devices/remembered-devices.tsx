import { devicesQuery, type RememberedDevice } from '@coffer/api-client/devices'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useTranslations } from '../messages.ts'
import { DeviceRow } from './device-row.tsx'
import { useDeviceRemoval } from './use-device-removal.ts'

/** The devices that need no code to log in, each with a button to remove it. */
export function RememberedDevices() {
  const t = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  const devices = useQuery(devicesQuery())
  // The focused button is removed together with its row.
  const focusHeading = useCallback(() => heading.current?.focus(), [])
  const removal = useDeviceRemoval({ onForgotten: focusHeading })
  const { selected, state } = removal
  const isBusy = state.status === 'pending'
  return (
    <Stack gap={16}>
      <SectionHeading as="h3" ref={heading} tabIndex={-1}>
        {t('devices.title')}
      </SectionHeading>
      <p>{t('devices.why')}</p>
      <SubmissionNotice title={t('devices.failed')} state={state} />
      <QueryBoundary query={devices} title={t('load.devices')} shape={<Skeleton />}>
        {(list) => <Devices list={list} onForget={removal.select} />}
      </QueryBoundary>
      <Dialog
        isOpen={selected !== null}
        onClose={removal.cancel}
        title={t('devices.confirm.title')}
        actions={
          <>
            <Button variant="danger" isBusy={isBusy} onPress={() => void removal.confirm()}>
              {t('devices.confirm.yes')}
            </Button>
            <Button variant="secondary" isDisabled={isBusy} onPress={removal.cancel}>
              {t('devices.confirm.no')}
            </Button>
          </>
        }
      >
        {selected &&
          t(selected.isCurrent ? 'devices.confirm.this' : 'devices.confirm.body', { device: selected.name })}
      </Dialog>
    </Stack>
  )
}

interface DevicesProps {
  list: readonly RememberedDevice[]
  onForget: (device: RememberedDevice) => void
}

function Devices({ list, onForget }: DevicesProps) {
  const t = useTranslations()
  const { instant } = useFormats()
  if (list.length === 0) return <p>{t('devices.none')}</p>
  return (
    <Card label={t('devices.title')}>
      {list.map((device) => (
        <DeviceRow
          key={device.uuid}
          device={device}
          period={t('devices.until', { instant: instant(device.rememberedUntil) })}
          action={
            <Button
              variant="quiet"
              onPress={() => onForget(device)}
              accessibleName={t('devices.forget.named', { device: device.name })}
            >
              {t('devices.forget')}
            </Button>
          }
        />
      ))}
    </Card>
  )
}
