import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { datesOfNow } from '@coffer/domain/transfers'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { useFormats } from '@coffer/i18n/formats'
import { resultScreen } from '@coffer/router/result-screen'
import type { ResultValue } from '@coffer/session/result'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { useQuery } from '@tanstack/react-query'
import { messages, useTranslations } from '../messages.ts'
import { ReviewList } from '../transfer/review-list.tsx'
import { accountClosing } from '../results.ts'

/** `/withdraw/close-success`: the account is closing, with a link to log out. */
export const accountClosingScreen = resultScreen(messages, {
  result: accountClosing,
  otherwise: '/withdraw',
  tone: 'success',
  title: 'close.done.title',
  body: () => ['close.done.body'],
  Details: Closing,
  action: { to: '/logout', label: 'close.done.logOut' },
  secondary: { to: '/dashboard/documents', label: 'close.done.toDocuments' },
})

function Closing({ value: { linkedAccountId, acceptedAt } }: { value: ResultValue<typeof accountClosing> }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const accountName = useLinkedAccountName()
  const { data: linked, error } = useQuery(linkedAccountsQuery())
  const to = linked?.accounts.find(({ uuid }) => uuid === linkedAccountId)
  const { leaves, arrives } = datesOfNow(acceptedAt)
  return (
    <>
      <ForbiddenNotice errors={[error]} />
      <ReviewList
        label={t('close.done.details')}
        rows={[
          { label: t('row.to'), value: to ? accountName(to) : t('account.unknown') },
          { label: t('row.leavesSavings'), value: weekdayDate(leaves) },
          { label: t('row.arrives'), value: weekdayDate(arrives) },
        ]}
      />
      <p>{t('close.done.void')}</p>
      <p>{t('close.done.documents')}</p>
      <p>{t('close.done.thanks')}</p>
    </>
  )
}
