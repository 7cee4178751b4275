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

/** One passkey: its name, when it was added and last used, and whether other devices have it too. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useTranslations()
  const { instant } = useFormats()
  const { name, createdAt, lastUsedAt, isSynced } = passkey
  return (
    <SettingsRow
      label={t('passkeys.added', { instant: instant(createdAt) })}
      value={
        <Stack gap={4}>
          <Cluster gap={8}>
            <strong>{name}</strong>
            {isSynced && <StatusTag tone="success">{t('passkeys.synced')}</StatusTag>}
          </Cluster>
          <span>
            {lastUsedAt === null
              ? t('passkeys.unused')
              : t('passkeys.used', { instant: instant(lastUsedAt) })}
          </span>
        </Stack>
      }
      action={
        <Cluster gap={8}>
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
        </Cluster>
      }
    />
  )
}
