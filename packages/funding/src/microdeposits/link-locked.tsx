import { ButtonLink } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useWords } from '../words.ts'

/** Too many tries: nothing more can be done here without the bank's help. */
export function LinkLocked() {
  const t = useWords()
  return (
    <ResultPage
      tone="failed"
      title={t('incorrect.locked.title')}
      action={
        <ButtonLink to="/registration/message-center/add-new-message" isFullWidth>
          {t('incorrect.locked.contact')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/login/registration-home" variant="quiet" isFullWidth>
          {t('incorrect.locked.action')}
        </ButtonLink>
      }
    >
      <p>{t('incorrect.locked.body')}</p>
    </ResultPage>
  )
}
