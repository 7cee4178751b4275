import type { Account } from '@coffer/api-client/accounts'
import type { LinkedAccount } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
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
import { TransferFailure } from './transfer-failure.tsx'
import type { FirstTransfer, TransferState } from './use-first-transfer.ts'

interface ReadyToFundProps {
  /** Cents. */
  amount: number
  /** Where the money can come from, at least one. */
  sources: readonly [LinkedAccount, ...LinkedAccount[]]
  to: Account | undefined
  state: TransferState
  send: (transfer: FirstTransfer) => Promise<void>
}

/** Amount, from, to, and when; one press moves it once. */
export function ReadyToFund({ amount, sources, to, state, send }: ReadyToFundProps) {
  const t = useTranslations()
  const { money, weekdayDate } = useFormats()
  const nameOf = useLinkedAccountName()
  const [chosen, choose] = useState(sources[0].uuid)
  const from = sources.find(({ uuid }) => uuid === chosen) ?? sources[0]
  const { leaves, arrives, available, delay } = datesOfNow(providerNow())
  const isUnconfirmed = state.at === 'failed' && state.isUnconfirmed
  return (
    <Stack gap={24} width="form">
      {sources.length > 1 && (
        <RadioField
          label={t('ready.choose.legend')}
          name="from"
          value={from.uuid}
          onChange={choose}
          isDisabled={state.at === 'sending' || isUnconfirmed}
          options={sources.map((source) => ({
            value: source.uuid,
            label: nameOf(source),
          }))}
        />
      )}
      <DefinitionList
        items={[
          { label: t('ready.amount'), value: <Amount cents={amount} size="medium" /> },
          { label: t('ready.from'), value: nameOf(from) },
          {
            label: t('ready.to'),
            value: to
              ? t('ready.ending', { name: to.name, mask: lastDigits(to.numberMasked) })
              : t('ready.newAccount'),
          },
          { label: t('ready.starts'), value: weekdayDate(leaves) },
          { label: t('ready.settled'), value: weekdayDate(arrives) },
          { label: t('ready.available'), value: weekdayDate(available) },
        ]}
      />
      {delay && <p>{t(`ready.delay.${delay}`, { date: weekdayDate(leaves) })}</p>}
      <p>{t('ready.hold', { date: weekdayDate(available) })}</p>
      {state.at === 'failed' && <TransferFailure error={state.error} isUnconfirmed={state.isUnconfirmed} />}
      <p>{t('ready.authorize', { amount: money(amount) })}</p>
      <Button
        onPress={() => void send({ linkedAccountId: from.uuid, amount })}
        isBusy={state.at === 'sending'}
        isFullWidth
      >
        {isUnconfirmed ? t('ready.again') : t('ready.submit', { amount: money(amount) })}
      </Button>
      {!isUnconfirmed && (
        <p>
          <Link to="/fund-account">{t('ready.change')}</Link>
        </p>
      )}
    </Stack>
  )
}

const lastDigits = (masked: string): string => masked.replaceAll(/\D/g, '').slice(-4)
