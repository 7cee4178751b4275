import { FailureNotice } from '@coffer/errors/failure-notice'
import { Button } from '@coffer/ui-kit/button'
import { Card, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

interface SaveConfirmedProps {
  value: string
  /** Why it was not saved together with the code. */
  failedBefore: unknown
  save: () => Promise<void>
}

/** The code was right; the value it was for is still to be saved, and no other code is needed for that. */
export function SaveConfirmed({ value, failedBefore, save }: SaveConfirmedProps) {
  const t = useTranslations()
  const saving = useMutation({ mutationFn: save })
  const error = saving.isIdle ? failedBefore : saving.error
  return (
    <Stack gap={24}>
      <Card label={t('confirmed.new')}>
        <SettingsRow label={t('confirmed.new')} value={value} />
      </Card>
      {error !== undefined && error !== null && (
        <FailureNotice title={t('confirmed.failed')} error={error}>
          <p>{t('confirmed.code-counts')}</p>
        </FailureNotice>
      )}
      <Button isBusy={saving.isPending} onPress={() => saving.mutate()} isFullWidth>
        {t('confirmed.save')}
      </Button>
    </Stack>
  )
}
