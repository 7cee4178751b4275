import { FailureNotice } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { type LinkedAccount, verifyMicrodeposits } from '@coffer/api-client/linking'
import { type RoutePath, useNavigate } from '@coffer/router/link'
import { linkingSuccess, microdepositsVerified } from '@coffer/router/access-results'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { MoneyField } from '@coffer/ui-kit/money-field'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useLinkingRefresh } from '../link-account/use-linking-refresh.ts'
import { useTranslations } from '../messages.ts'
import { microdepositsSchema } from './microdeposits.schema.ts'
import { NotThereYet } from './not-there-yet.tsx'
import { microdepositsIncorrect } from '../results.ts'

const initial = { first: '', second: '' }

/** The two amounts of one account. Wrong ones lead to the screen that says how many tries are left. */
export function MicrodepositsForm({ account }: { account: LinkedAccount }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const { name, paths } = useLinkingFlow()
  const refresh = useLinkingRefresh()

  async function verify(amounts: { first: number; second: number }) {
    try {
      await verifyMicrodeposits({ accountId: account.uuid, amount1: amounts.first, amount2: amounts.second })
    } catch (error) {
      const failure = failureOf(error)
      // Refused for good, or changed from another tab: the screen sees it in what is brought afresh, and leads on.
      if (failure.kind === 'forbidden' || failure.kind === 'conflict') await refresh()
      if (failure.kind !== 'invalid' || failure.attemptsLeft === null) throw error
      microdepositsIncorrect.record({ attemptsLeft: failure.attemptsLeft })
      await refresh()
      return navigate<RoutePath>(paths.incorrect)
    }
    microdepositsIncorrect.clear()
    microdepositsVerified.record({ linkedAccountId: account.uuid })
    if (name === 'registration') linkingSuccess.record({ linkedAccountId: account.uuid })
    await refresh()
    await navigate<RoutePath>(paths.successful)
  }

  const form = useForm({ schema: microdepositsSchema, initial, translate: t, onSubmit: verify })
  const { verifyAttemptsLeft } = account
  return (
    <Form form={form}>
      <MoneyField {...form.field('first')} label={t('amounts.first.label')} hint={t('amounts.hint')} />
      <MoneyField {...form.field('second')} label={t('amounts.second.label')} hint={t('amounts.hint')} />
      {verifyAttemptsLeft !== null && <p>{t('amounts.tries', { count: verifyAttemptsLeft })}</p>}
      {form.failure !== undefined && <FailureNotice error={form.failure} kept="typed" />}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('amounts.submit')}
      </Button>
      <NotThereYet account={account} />
    </Form>
  )
}
