import type { OpenSession } from '@coffer/api-client/sessions'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { Cluster, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { useTranslations } from '../messages.ts'

interface SessionRowProps {
  session: OpenSession
  isBusy: boolean
  onEnd: () => void
}

/** One session: device, place as far as known, start and last use. This one is ended by logging out. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const t = useTranslations()
  const { instant } = useFormats()
  const { name, browser, os, region, isCurrent } = session
  return (
    <SettingsRow
      label={[browser, os, region].filter(Boolean).join(' · ')}
      value={
        <Stack gap={4}>
          <Cluster gap={8}>
            <strong>{name}</strong>
            {isCurrent && <StatusTag tone="success">{t('devices.this')}</StatusTag>}
          </Cluster>
          <span>{t('sessions.used', { instant: instant(session.lastUsedAt) })}</span>
          <span>{t('sessions.started', { instant: instant(session.startedAt) })}</span>
        </Stack>
      }
      action={
        !isCurrent && (
          <Button
            variant="quiet"
            isDisabled={isBusy}
            onPress={onEnd}
            accessibleName={t('sessions.end.named', { device: name })}
          >
            {t('sessions.end')}
          </Button>
        )
      }
    />
  )
}
