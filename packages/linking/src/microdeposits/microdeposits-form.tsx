import type { LinkedAccount } from '@coffer/api-client/linking'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { MoneyField } from '@coffer/ui-kit/money-field'
import { useTranslations } from '../messages.ts'
import { microdepositsSchema } from './microdeposits.schema.ts'
import { MissingDeposits } from './missing-deposits.tsx'
import { useMicrodepositsVerification } from './use-microdeposits-verification.ts'

const initial = { first: '', second: '' }

/** The two amounts for one account. Wrong amounts open the Incorrect amounts screen. */
export function MicrodepositsForm({ account }: { account: LinkedAccount }) {
  const t = useTranslations()
  const { state, submit } = useMicrodepositsVerification(account)
  const form = useForm({ schema: microdepositsSchema, initial, translate: t, onSubmit: submit })
  const { verifyAttemptsLeft } = account
  const lost = { title: t('amounts.unknown.title'), body: t('amounts.unknown.body') }
  return (
    <Form form={form}>
      <MoneyField {...form.field('first')} label={t('amounts.first.label')} hint={t('amounts.hint')} />
      <MoneyField {...form.field('second')} label={t('amounts.second.label')} hint={t('amounts.hint')} />
      {verifyAttemptsLeft !== null && <p>{t('amounts.tries', { count: verifyAttemptsLeft })}</p>}
      <SubmissionNotice state={state} unknown={lost} kept="typed" />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('amounts.submit')}
      </Button>
      <MissingDeposits account={account} />
    </Form>
  )
}
