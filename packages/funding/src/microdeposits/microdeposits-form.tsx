import { type LinkedAccount, verifyMicrodeposits } from '@coffer/api-client/linking'
import { useFormats } from '@coffer/i18n/formats'
import { Link, useGo } from '@coffer/router/link'
import { recordResult } from '@coffer/session/flow-results'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { MoneyField } from '@coffer/ui-kit/money-field'
import { useLinkingRefresh } from '../link-account/use-linking-refresh.ts'
import { FailureNotice } from '../problem/failure-notice.tsx'
import { failureOf } from '../problem/failure-of.ts'
import { useWords } from '../words.ts'
import { microdepositsSchema } from './microdeposits.schema.ts'

const initial = { first: '', second: '' }

/** The two amounts of one account. Wrong ones lead to the screen that says how many tries are left. */
export function MicrodepositsForm({ account }: { account: LinkedAccount }) {
  const t = useWords()
  const { date } = useFormats()
  const go = useGo()
  const refresh = useLinkingRefresh()

  async function verify(amounts: { first: number; second: number }) {
    try {
      await verifyMicrodeposits({ accountId: account.uuid, amount1: amounts.first, amount2: amounts.second })
    } catch (error) {
      const failure = failureOf(error)
      // Refused for good: the screen sees the lock in what is brought afresh, and leads on.
      if (failure.kind === 'forbidden') await refresh()
      if (failure.kind !== 'invalid' || failure.attemptsLeft === null) throw error
      recordResult('microdeposits-incorrect', { attemptsLeft: failure.attemptsLeft })
      await refresh()
      return go('/manual-funding/incorrect')
    }
    recordResult('microdeposits-verified', { linkedAccountId: account.uuid })
    recordResult('linking-success', { linkedAccountId: account.uuid })
    await refresh()
    await go('/manual-funding/successful')
  }

  const form = useForm({ schema: microdepositsSchema, initial, translate: t, onSubmit: verify })
  const { verifyAttemptsLeft, microdepositsExpectedBy } = account
  return (
    <Form form={form}>
      <MoneyField {...form.field('first')} label={t('amounts.first.label')} hint={t('amounts.hint')} />
      <MoneyField {...form.field('second')} label={t('amounts.second.label')} hint={t('amounts.hint')} />
      {verifyAttemptsLeft !== null && <p>{t('amounts.tries', { count: verifyAttemptsLeft })}</p>}
      {microdepositsExpectedBy && <p>{t('amounts.expected', { date: date(microdepositsExpectedBy) })}</p>}
      {form.failure !== undefined && <FailureNotice error={form.failure} isKept />}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('amounts.submit')}
      </Button>
      <p>
        <Link to="/manual-funding/reissue">{t('amounts.reissue')}</Link>
      </p>
    </Form>
  )
}
