import { fetchLinkedAccounts, type LinkedAccount, verifyMicrodeposits } from '@coffer/api-client/linking'
import { failureOf } from '@coffer/errors/failure-of'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { linkingSuccess, microdepositsVerified } from '@coffer/router/access-results'
import { type RoutePath, useNavigate } from '@coffer/router/link'
import type { RedirectingScreen } from '@coffer/router/screens'
import { StepFrame } from '@coffer/router/step-frame'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { MoneyField } from '@coffer/ui-kit/money-field'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useLinkingRefresh } from '../link-account/use-linking-refresh.ts'
import { useTranslations } from '../messages.ts'
import { bankLinked, microdepositsIncorrect } from '../results.ts'
import { ManualLinkBoundary } from './manual-link-boundary.tsx'
import { redirectByManualLink } from './manual-link-destination.ts'
import { microdepositsSchema } from './microdeposits.schema.ts'
import { MissingDeposits } from './missing-deposits.tsx'

const statuses = ['pending'] as const

/** `/manual-funding/microdeposits`, `/relink/manual/microdeposits`: the form for the two amounts. */
export function MicrodepositsScreen() {
  const t = useTranslations()
  const values = useLinkedAccountValues()
  const { paths } = useLinkingFlow()
  return (
    <ManualLinkBoundary statuses={statuses}>
      {({ account }) => (
        <StepFrame title={t('amounts.title')} why={t('amounts.why', values(account))} back={paths.sent}>
          <MicrodepositsForm account={account} />
        </StepFrame>
      )}
    </ManualLinkBoundary>
  )
}

export const microdepositsScreen: RedirectingScreen = {
  Screen: MicrodepositsScreen,
  redirect: redirectByManualLink(statuses),
}

const initial = { first: '', second: '' }

/** The two amounts for one account. Wrong amounts open the Incorrect amounts screen. */
function MicrodepositsForm({ account }: { account: LinkedAccount }) {
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

/** The two amounts, in cents. */
interface Amounts {
  first: number
  second: number
}

type Answer = { status: 'verified' } | { status: 'incorrect'; attemptsLeft: number }

/** Verifies one account by its two amounts. Wrong amounts open the Incorrect amounts screen. */
function useMicrodepositsVerification(account: LinkedAccount) {
  const navigate = useNavigate()
  const { name, paths } = useLinkingFlow()
  const refresh = useLinkingRefresh()
  return useSubmission<Amounts, Answer>({
    send: (amounts) => verifyAmounts(account.uuid, amounts),
    verify: async () => inferAnswer(account, (await fetchLinkedAccounts()).accounts),
    onAccepted(_, answer) {
      if (answer.status === 'incorrect')
        return microdepositsIncorrect.record({ attemptsLeft: answer.attemptsLeft })
      microdepositsIncorrect.clear()
      if (name === 'another') bankLinked.record({ linkedAccountId: account.uuid })
      else microdepositsVerified.record({ linkedAccountId: account.uuid })
      if (name === 'registration') linkingSuccess.record({ linkedAccountId: account.uuid })
    },
    async onDone(_, { status }) {
      await refresh()
      await navigate<RoutePath>(status === 'verified' ? paths.successful : paths.incorrect)
    },
    async onRejected(error) {
      const { kind } = failureOf(error)
      // After a final rejection or a change in another tab, the refetched accounts decide the screen.
      if (kind === 'forbidden' || kind === 'conflict') await refresh()
    },
  })
}

async function verifyAmounts(accountId: string, { first, second }: Amounts): Promise<Answer> {
  try {
    await verifyMicrodeposits({ accountId, amount1: first, amount2: second })
    return { status: 'verified' }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'invalid' || failure.attemptsLeft === null) throw error
    return { status: 'incorrect', attemptsLeft: failure.attemptsLeft }
  }
}

/** The answer inferred from the account after a lost response: active, or one attempt fewer. */
function inferAnswer(
  { uuid, verifyAttemptsLeft: before }: LinkedAccount,
  accounts: readonly LinkedAccount[],
): { answer: Answer } | null {
  const now = accounts.find((account) => account.uuid === uuid)
  if (now?.status === 'ACTIVE') return { answer: { status: 'verified' } }
  const attemptsLeft = now?.verifyAttemptsLeft ?? null
  const isUsed = attemptsLeft !== null && before !== null && attemptsLeft < before
  return isUsed ? { answer: { status: 'incorrect', attemptsLeft } } : null
}
