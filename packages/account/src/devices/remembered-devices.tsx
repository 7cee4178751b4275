import { devicesQuery, type RememberedDevice } from '@coffer/api-client/devices'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from '../messages.ts'
import { DeviceRow } from './device-row.tsx'
import { useForgetting } from './use-forgetting.ts'

/** The devices that log in without a code, each with how to have one asked again. */
export function RememberedDevices() {
  const t = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  const devices = useQuery(devicesQuery())
  // What had the focus is gone with its row.
  const forgetting = useForgetting({ onForgotten: () => heading.current?.focus() })
  const { asked } = forgetting
  return (
    <Stack gap={16}>
      <SectionHeading ref={heading} tabIndex={-1}>
        {t('devices.title')}
      </SectionHeading>
      <p>{t('devices.why')}</p>
      {forgetting.error !== null && <FailureNotice title={t('devices.failed')} error={forgetting.error} />}
      <QueryBoundary query={devices} title={t('load.devices')}>
        {(list) => <Devices list={list} onAsk={forgetting.ask} />}
      </QueryBoundary>
      <Dialog
        isOpen={asked !== null}
        onClose={forgetting.keep}
        title={t('devices.confirm.title')}
        actions={
          <>
            <Button variant="danger" isBusy={forgetting.isBusy} onPress={() => void forgetting.confirm()}>
              {t('devices.confirm.yes')}
            </Button>
            <Button variant="secondary" isDisabled={forgetting.isBusy} onPress={forgetting.keep}>
              {t('devices.confirm.no')}
            </Button>
          </>
        }
      >
        {asked &&
          t(asked.isCurrent ? 'devices.confirm.this' : 'devices.confirm.body', { device: asked.name })}
      </Dialog>
    </Stack>
  )
}

interface DevicesProps {
  list: readonly RememberedDevice[]
  onAsk: (device: RememberedDevice) => void
}

function Devices({ list, onAsk }: DevicesProps) {
  const t = useTranslations()
  if (list.length === 0) return <p>{t('devices.none')}</p>
  return (
    <Card label={t('devices.title')}>
      {list.map((device) => (
        <DeviceRow key={device.uuid} device={device} onForget={() => onAsk(device)} />
      ))}
    </Card>
  )
}
