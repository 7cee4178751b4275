import type { Submission } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { Button } from '@coffer/ui-kit/button'
import { Card, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'

/** Saves a confirmed value, without another code. */
export function SaveConfirmed({ value, saving }: { value: string; saving: Submission<void> }) {
  const t = useTranslations()
  return (
    <Stack gap={24}>
      <Card label={t('confirmed.new')}>
        <SettingsRow label={t('confirmed.new')} value={value} />
      </Card>
      <SubmissionNotice title={t('confirmed.failed')} state={saving.state}>
        <p>{t('confirmed.code-counts')}</p>
      </SubmissionNotice>
      <Button isBusy={saving.state.status === 'pending'} onPress={() => void saving.submit()} isFullWidth>
        {t('confirmed.save')}
      </Button>
    </Stack>
  )
}
