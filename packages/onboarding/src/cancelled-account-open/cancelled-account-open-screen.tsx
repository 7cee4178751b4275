import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { redirectWithout } from '@coffer/router/result-screen'
import type { RedirectingScreen } from '@coffer/router/screens'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useEffect, useState } from 'react'
import { useTranslations } from '../messages.ts'
import { applicationCancelled } from '../results.ts'

/** `/registration/cancelled-account-open`: says that it is over; with nothing to report, it asks first. */
export function CancelledAccountOpenScreen() {
  const t = useTranslations()
  const { date } = useFormats()
  const recorded = applicationCancelled.use()
  const [cancelled] = useState(recorded)

  useEffect(() => {
    // Another tab that was logged out with this one forgets what both of them remember.
    if (cancelled && !recorded) applicationCancelled.record(cancelled)
  }, [cancelled, recorded])

  if (!cancelled) return null
  return (
    <ResultPage
      tone="success"
      title={t('cancelled.title')}
      action={
        <ButtonLink to="/login" isFullWidth>
          {t('cancelled.logIn')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/registration" variant="quiet" isFullWidth>
          {t('cancelled.again')}
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <p>{t('cancelled.text', { date: date(cancelled.cancelledAt) })}</p>
        <p>{t('cancelled.next')}</p>
      </Stack>
    </ResultPage>
  )
}

export const cancelledAccountOpenScreen: RedirectingScreen = {
  Screen: CancelledAccountOpenScreen,
  redirect: redirectWithout(applicationCancelled, '/registration/cancel-account-open'),
}
