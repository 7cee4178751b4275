import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { DefinitionList, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { GoTo } from '../loaded/go-to.tsx'
import { Loaded } from '../loaded/loaded.tsx'
import { useWords } from '../words.ts'
import { returnKey } from './return-words.ts'

/** `/funding-returned`: why the first deposit came back, and the way out. */
export function FundingReturnedScreen() {
  const transactions = useQuery(transactionsQuery())
  return (
    <Loaded query={transactions} level={1}>
      {(all) => {
        const returned = all.find(({ status }) => status === 'Returned')
        return returned?.returnCode ? (
          <Returned transaction={returned} code={returned.returnCode} />
        ) : (
          <GoTo to="/dashboard" />
        )
      }}
    </Loaded>
  )
}

function Returned({ transaction, code }: { transaction: Transaction; code: string }) {
  const t = useWords()
  const { money, date } = useFormats()
  const { amount, dateProcessed, dateCreated } = transaction
  return (
    <ResultPage
      tone="failed"
      title={t('returned.title')}
      action={
        <ButtonLink to="/message-center/add-new-message" isFullWidth>
          {t('returned.contact')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/dashboard" variant="quiet" isFullWidth>
          {t('returned.action')}
        </ButtonLink>
      }
    >
      <Stack>
        <p>{t('returned.body', { amount: money(amount), date: date(dateProcessed ?? dateCreated) })}</p>
        <DefinitionList
          items={[
            { label: t('returned.reason'), value: t(returnKey(code)) },
            { label: t('returned.code'), value: code },
          ]}
        />
        <p>{t('returned.next')}</p>
      </Stack>
    </ResultPage>
  )
}
