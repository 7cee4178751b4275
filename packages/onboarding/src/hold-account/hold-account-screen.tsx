import type { DepositorProgress } from '@coffer/api-client/depositor'
import { ButtonLink, Link } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { Application } from '../application/application.tsx'
import { useWords } from '../words.ts'

/** `/registration/hold-account`: what is held and why, what happens next, and how to reach support. */
export function HoldAccountScreen() {
  const t = useWords()
  return (
    <Application level={1}>
      {(progress) => {
        const reason = holdReason(progress)
        return (
          <ResultPage
            tone={reason === 'failed' ? 'failed' : 'waiting'}
            title={t(`hold.${reason}.title`)}
            action={
              <ButtonLink to="/registration/message-center/add-new-message" isFullWidth>
                {t('hold.action')}
              </ButtonLink>
            }
            secondary={<Link to="/logout">{t('hold.leave')}</Link>}
          >
            <Stack gap={12}>
              <p>{t(`hold.${reason}.text`)}</p>
              <p>{t(`hold.${reason}.next`)}</p>
            </Stack>
          </ResultPage>
        )
      }}
    </Application>
  )
}

/** A hold by the bank comes before what the review said. */
export function holdReason({
  extendedStatus,
  registrationStatus,
}: Pick<DepositorProgress, 'extendedStatus' | 'registrationStatus'>): 'hold' | 'viewOnly' | 'failed' {
  if (extendedStatus === 'HOLD') return 'hold'
  return registrationStatus === 'VIEW_ONLY' ? 'viewOnly' : 'failed'
}
