import { QueryBoundary } from '@coffer/errors/query-boundary'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { useFormats } from '@coffer/i18n/formats'
import { useReturnCodeMessage } from '@coffer/errors/return-code-message'
import { ButtonLink } from '@coffer/router/link'
import { DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { useRedirect } from '@coffer/router/use-redirect'
import { useTranslations } from '../messages.ts'
import { useRelinkFlag } from './use-relink-flag.ts'

/** `/funding-returned`: why the first deposit was returned, and what to do. */
export function FundingReturnedScreen() {
  const transactions = useQuery(transactionsQuery())
  return (
    <QueryBoundary query={transactions} level={1}>
      {(all) => <WhileReturned transactions={all} />}
    </QueryBoundary>
  )
}

/** Until a repeated deposit replaces the returned one. */
function WhileReturned({ transactions }: { transactions: readonly Transaction[] }) {
  const returned = transactions.find(({ status }) => status === 'Returned')
  const code = returned?.returnCode ?? null
  useRedirect(code === null ? '/dashboard' : null)
  return returned && code !== null && <Returned transaction={returned} code={code} />
}

function Returned({ transaction, code }: { transaction: Transaction; code: string }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const mustRelink = useRelinkFlag()
  const { amount, dateProcessed, dateCreated } = transaction
  const { meaning, advice } = useReturnCodeMessage()(code)
  const contact = (
    <ButtonLink to="/message-center/add-new-message" variant={mustRelink ? 'quiet' : 'primary'} isFullWidth>
      {t('returned.contact')}
    </ButtonLink>
  )
  return (
    <ResultPage
      tone="failed"
      title={t('returned.title')}
      action={
        mustRelink ? (
          <ButtonLink to="/relink/selection" isFullWidth>
            {t('returned.relink')}
          </ButtonLink>
        ) : (
          contact
        )
      }
      secondary={
        mustRelink ? (
          contact
        ) : (
          <ButtonLink to="/dashboard" variant="quiet" isFullWidth>
            {t('returned.action')}
          </ButtonLink>
        )
      }
    >
      <Stack gap={24}>
        <p>{t('returned.body', { amount: money(amount), date: date(dateProcessed ?? dateCreated) })}</p>
        <DefinitionList
          items={[
            { label: t('returned.reason'), value: meaning },
            { label: t('returned.code'), value: code },
          ]}
        />
        <Stack gap={8}>
          <SectionHeading>{t('returned.todo')}</SectionHeading>
          <p>{advice}</p>
          <p>{t(mustRelink ? 'returned.next.relink' : 'returned.next')}</p>
        </Stack>
      </Stack>
    </ResultPage>
  )
}
