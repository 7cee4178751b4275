import type { Passkey } from '@coffer/api-client/passkeys'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { Cluster, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { useTranslations } from '../messages.ts'

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

/** One passkey: its name, whether it is synced to other devices, and when it was last used and added. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useTranslations()
  const { instant } = useFormats()
  const { name, createdAt, lastUsedAt, isSynced } = passkey
  const used =
    lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', { instant: instant(lastUsedAt) })
  return (
    <SettingsRow
      label={
        <Cluster gap={8}>
          <strong>{name}</strong>
          {isSynced && <StatusTag tone="success">{t('passkeys.synced')}</StatusTag>}
        </Cluster>
      }
      value={
        <Stack gap={4}>
          <span>{used}</span>
          <span>{t('passkeys.added', { instant: instant(createdAt) })}</span>
        </Stack>
      }
      action={
        <Stack gap={4}>
          <Button
            variant="quiet"
            onPress={onRename}
            accessibleName={t('passkeys.rename.named', { passkey: name })}
          >
            {t('passkeys.rename')}
          </Button>
          <Button
            variant="quiet"
            onPress={onRemove}
            accessibleName={t('passkeys.remove.named', { passkey: name })}
          >
            {t('passkeys.remove')}
          </Button>
        </Stack>
      }
    />
  )
}
