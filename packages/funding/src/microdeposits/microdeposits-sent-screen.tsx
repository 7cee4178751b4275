import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useAccountWords } from '../link-account/linked-account-words.ts'
import { useWords } from '../words.ts'
import { ManualLinkLoaded } from './manual-link-loaded.tsx'

/** `/manual-funding/microdeposits/sent`: what to look for, and by when. */
export function MicrodepositsSentScreen() {
  const t = useWords()
  const { weekdayDate } = useFormats()
  const inWords = useAccountWords()
  return (
    <ManualLinkLoaded>
      {({ account }) => {
        const expectedBy = account.microdepositsExpectedBy
        return (
          <ResultPage
            tone="waiting"
            title={t('sent.title')}
            action={
              <ButtonLink to="/manual-funding/microdeposits" isFullWidth>
                {t('sent.action')}
              </ButtonLink>
            }
            secondary={
              <ButtonLink to="/login/registration-home" variant="quiet" isFullWidth>
                {t('sent.later')}
              </ButtonLink>
            }
          >
            <Stack>
              <p>{t('sent.body', inWords(account))}</p>
              <p>{expectedBy ? t('sent.when', { date: weekdayDate(expectedBy) }) : t('sent.whenUnknown')}</p>
              <p>{t('sent.next')}</p>
            </Stack>
          </ResultPage>
        )
      }}
    </ManualLinkLoaded>
  )
}
