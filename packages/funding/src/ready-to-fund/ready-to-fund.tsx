import { type Account, accountLabel } from '@coffer/api-client/accounts'
import type { LinkedAccount } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { FailureNotice, NotMoved } from '@coffer/errors/failure-notice'
import type { Submission } from '@coffer/forms/submission'
import { datesOfNow } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { Amount } from '@coffer/ui-kit/amount'
import { Button } from '@coffer/ui-kit/button'
import { DefinitionList, Stack } from '@coffer/ui-kit/layout'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { useState } from 'react'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { useTranslations } from '../messages.ts'
import { type FirstDeposit, sourceDraft } from './use-first-deposit.ts'

interface ReadyToFundProps {
  /** Cents. */
  amount: number
  /** The linked accounts to choose from, at least one. */
  sources: readonly [LinkedAccount, ...LinkedAccount[]]
  to: Account | undefined
  submission: Submission<FirstDeposit>
}

/** Amount, source, destination and dates, with the button that submits the deposit. */
export function ReadyToFund({ amount, sources, to, submission }: ReadyToFundProps) {
  const t = useTranslations()
  const { money, weekdayDate } = useFormats()
  const accountName = useLinkedAccountName()
  const { state, unconfirmed, submit } = submission
  const [chosen, setChosen] = useState(() => unconfirmed?.linkedAccountId ?? sourceDraft.read()['from'])
  const from = sources.find(({ uuid }) => uuid === chosen) ?? sources[0]
  const { leaves, arrives, available, delay } = datesOfNow(providerNow())
  const isPending = state.status === 'pending'
  // A retry sends the same deposit.
  const deposit = unconfirmed ?? { linkedAccountId: from.uuid, amount }
  return (
    <Stack gap={24} width="form">
      {sources.length > 1 && (
        <RadioField
          label={t('ready.choose.legend')}
          name="from"
          value={from.uuid}
          onChange={(uuid) => {
            setChosen(uuid)
            sourceDraft.write({ from: uuid })
          }}
          isDisabled={isPending || unconfirmed !== null}
          options={sources.map((source) => ({
            value: source.uuid,
            label: accountName(source),
          }))}
        />
      )}
      <DefinitionList
        items={[
          { label: t('ready.amount'), value: <Amount cents={deposit.amount} size="medium" /> },
          { label: t('ready.from'), value: accountName(from) },
          {
            label: t('ready.to'),
            value: to ? t('ready.ending', accountLabel(to)) : t('ready.newAccount'),
          },
          { label: t('ready.starts'), value: weekdayDate(leaves) },
          { label: t('ready.settled'), value: weekdayDate(arrives) },
          { label: t('ready.available'), value: weekdayDate(available) },
        ]}
      />
      {delay && <p>{t(`ready.delay.${delay}`, { date: weekdayDate(leaves) })}</p>}
      <p>{t('ready.hold', { date: weekdayDate(available) })}</p>
      {state.status === 'rejected' && (
        <FailureNotice title={t('ready.notMoved.title')} error={state.error}>
          <NotMoved />
        </FailureNotice>
      )}
      {state.status === 'outcome-unknown' && (
        <FailureNotice
          title={t('ready.unconfirmed.title')}
          error={state.error}
          reason={t('ready.unconfirmed.body')}
        />
      )}
      <p>{t('ready.authorize', { amount: money(deposit.amount) })}</p>
      <Button onPress={() => void submit(deposit)} isBusy={isPending} isFullWidth>
        {unconfirmed ? t('ready.again') : t('ready.submit', { amount: money(deposit.amount) })}
      </Button>
      {!unconfirmed && (
        <p>
          <Link to="/fund-account">{t('ready.change')}</Link>
        </p>
      )}
    </Stack>
  )
}
