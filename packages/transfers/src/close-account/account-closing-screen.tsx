import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { datesOfNow } from '@coffer/domain/transfers'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { redirectWithout } from '@coffer/router/result-screen'
import type { RedirectingScreen } from '@coffer/router/screens'
import { ReviewList } from '../moving-money/review-list.tsx'
import { useTranslations } from '../messages.ts'
import { accountClosing } from '../results.ts'

/** `/withdraw/close-success`: the account is closing; then log out. Opened with nothing to report, it goes to the first screen. */
export function AccountClosingScreen() {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const nameOf = useLinkedAccountName()
  const result = accountClosing.use()
  const { data: linked, error } = useQuery(linkedAccountsQuery())
  if (!result) return null
  const to = linked?.accounts.find(({ uuid }) => uuid === result.linkedAccountId)
  const { leaves, arrives } = datesOfNow(result.acceptedAt)
  return (
    <ResultPage
      tone="success"
      title={t('close.done.title')}
      action={
        <ButtonLink to="/logout" isFullWidth>
          {t('close.done.logOut')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/dashboard/documents" variant="quiet" isFullWidth>
          {t('close.done.toDocuments')}
        </ButtonLink>
      }
    >
      <Stack gap={24}>
        <p>{t('close.done.body')}</p>
        <ForbiddenNotice errors={[error]} />
        <ReviewList
          label={t('close.done.details')}
          rows={[
            { label: t('row.to'), value: to ? nameOf(to) : t('account.unknown') },
            { label: t('row.leavesSavings'), value: weekdayDate(leaves) },
            { label: t('row.arrives'), value: weekdayDate(arrives) },
          ]}
        />
        <p>{t('close.done.void')}</p>
        <p>{t('close.done.documents')}</p>
        <p>{t('close.done.thanks')}</p>
      </Stack>
    </ResultPage>
  )
}

export const accountClosingScreen: RedirectingScreen = {
  Screen: AccountClosingScreen,
  redirect: redirectWithout(accountClosing, '/withdraw'),
}
