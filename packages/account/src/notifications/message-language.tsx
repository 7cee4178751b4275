import { storeAnswer } from '@coffer/api-client/store-answer'
import { changeLanguage, fetchUser, type User, userQuery } from '@coffer/api-client/user'
import { role } from '@coffer/branding/roles'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { useLanguage } from '@coffer/i18n/language'
import { isLanguage, type Language } from '@coffer/i18n/languages'
import { useCapability } from '@coffer/session/capabilities'
import { Button } from '@coffer/ui-kit/button'
import { Card, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { size } from '@coffer/ui-kit/tokens'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const Explanation = styled.span`
  display: block;
  color: ${role('text-soft')};
  font-size: ${size[14]};
`

/** The language of emails and text messages, if the provider stores one and the bank offers several. */
export function MessageLanguage() {
  const { languages } = useLanguage()
  const isSupported = useCapability('language') && languages.length > 1
  const { data: user } = useQuery({ ...userQuery(), enabled: isSupported })
  return isSupported && isLanguage(user?.language) ? <StoredLanguage stored={user.language} /> : null
}

/** Offers the language of the page if it differs from the stored one, which another device may have changed. */
function StoredLanguage({ stored }: { stored: Language }) {
  const t = useTranslations()
  const client = useQueryClient()
  const { language } = useLanguage()
  const { queryKey } = userQuery()
  const { state, submit } = useSubmission<Language, User>({
    send: (wanted) => changeLanguage({ language: wanted }),
    async verify(wanted) {
      const user = await fetchUser()
      storeAnswer(client, queryKey, user)
      return user.language === wanted ? { answer: user } : null
    },
    onAccepted: (_, user) => storeAnswer(client, queryKey, user),
  })
  return (
    <Card label={t('notifications.language')}>
      <Stack gap={16}>
        <SettingsRow
          label={t('notifications.language')}
          value={
            <>
              <span>{t(`notifications.language.${stored}`)}</span>
              <Explanation>{t('notifications.language.why')}</Explanation>
            </>
          }
          action={
            <>
              {stored !== language && (
                <Button
                  variant="secondary"
                  isBusy={state.status === 'pending'}
                  onPress={() => void submit(language)}
                >
                  {t(`notifications.language.use.${language}`)}
                </Button>
              )}
              <output>{state.status === 'done' && <span>{t('notifications.saved')}</span>}</output>
            </>
          }
        />
        {(state.status === 'rejected' || state.status === 'outcome-unknown') && (
          <SubmissionNotice
            state={state}
            title={t('notifications.language.failed')}
            unknown={{ title: t('notifications.unknown.title'), body: t('notifications.unknown.body') }}
          />
        )}
      </Stack>
    </Card>
  )
}
