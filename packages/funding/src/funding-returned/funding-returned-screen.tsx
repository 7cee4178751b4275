import { QueryBoundary } from '@coffer/errors/query-boundary'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { useReturnCodeMessage } from '@coffer/errors/return-code-message'
import { resultReport } from '@coffer/router/result-screen'
import { DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { useRedirect } from '@coffer/router/use-redirect'
import { messages, useTranslations } from '../messages.ts'
import { useRelinkFlag } from './use-relink-flag.ts'

/** `/funding-returned`: the reason why the first deposit was returned, and the next step. */
export function FundingReturnedScreen() {
  const transactions = useQuery(transactionsQuery())
  return (
    <QueryBoundary query={transactions} level={1}>
      {(all) => <CurrentReturn transactions={all} />}
    </QueryBoundary>
  )
}

/** Shown until another deposit replaces the returned one. */
function CurrentReturn({ transactions }: { transactions: readonly Transaction[] }) {
  const returned = transactions.find(({ status }) => status === 'Returned')
  const code = returned?.returnCode ?? null
  const mustRelink = useRelinkFlag()
  useRedirect(code === null ? '/dashboard' : null)
  return returned && code !== null && <Returned value={{ transaction: returned, code, mustRelink }} />
}

interface ReturnedDeposit {
  transaction: Transaction
  code: string
  mustRelink: boolean
}

const contact = { to: '/message-center/add-new-message', label: 'returned.contact' } as const

const Returned = resultReport(messages, {
  tone: 'failed',
  title: 'returned.title',
  body: ({ transaction: { amount, effectiveOn } }: ReturnedDeposit, { money, date }) => [
    ['returned.body', { amount: money(amount), date: date(effectiveOn) }],
  ],
  Details: Reason,
  action: ({ mustRelink }) => (mustRelink ? { to: '/relink/selection', label: 'returned.relink' } : contact),
  secondary: ({ mustRelink }) => (mustRelink ? contact : { to: '/dashboard', label: 'returned.action' }),
})

function Reason({ value: { code, mustRelink } }: { value: ReturnedDeposit }) {
  const t = useTranslations()
  const { meaning, advice } = useReturnCodeMessage()(code)
  return (
    <>
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
    </>
  )
}
