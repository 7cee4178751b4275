import { ResultPage } from '@coffer/ui-kit/result-page'
import { Stack } from '@coffer/ui-kit/layout'
import { Support } from '../invitation/support.tsx'
import { useTranslations } from '../messages.ts'

/** `/joint-account/onboarding/locked-access`: too many failed tries; only another invitation leads on. */
export function LockedAccessScreen() {
  const t = useTranslations()
  return (
    <ResultPage tone="failed" title={t('locked.title')}>
      <Stack gap={12}>
        <p>{t('locked.text')}</p>
        <p>{t('locked.next')}</p>
        <Support />
      </Stack>
    </ResultPage>
  )
}
