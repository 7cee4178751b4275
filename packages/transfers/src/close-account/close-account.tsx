import type { Account } from '@coffer/api-client/accounts'
import type { Transaction } from '@coffer/api-client/transactions'
import type { Closing } from '@coffer/api-client/transfers'
import { providerNow } from '@coffer/api-client/transport'
import { beforeClosing } from '@coffer/domain/transfers'
import type { Submission } from '@coffer/forms/submission'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { OutcomeUnknown } from '../transfer/outcome-unknown.tsx'
import { ReviewList, type ReviewRow } from '../transfer/review-list.tsx'
import type { TransferData } from '../transfer/transfer-data.ts'
import { ClosingForm } from './closing-form.tsx'
import { PendingTransactionsNotice } from './pending-transactions-notice.tsx'

interface CloseAccountProps {
  closing: Closing
  submission: Submission<Closing>
  account: Account
  facts: TransferData
  onKeep: () => void
  onBack: () => void
}

/** Closing the account: its consequences, transactions that prevent it, and the confirmation. */
export function CloseAccount({ closing, submission, account, facts, onKeep, onBack }: CloseAccountProps) {
  const t = useTranslations()
  const rows = useClosingRows({ closing, account, facts })
  const { underWay, scheduled } = beforeClosing(facts.transactions, providerNow())
  if (submission.unconfirmed) {
    return (
      <OutcomeUnknown
        title={t('close.unconfirmed')}
        rows={rows}
        submission={submission}
        body={submission.unconfirmed}
        onStartOver={onKeep}
      />
    )
  }
  return (
    <FocusOnMount>
      <FormPage title={t('close.title')} lead={t('close.why')}>
        {underWay.length > 0 ? (
          <>
            <PendingTransactionsNotice transactions={underWay} />
            <Stack gap={12}>
              <ButtonLink to="/dashboard/transactions-list" isFullWidth>
                {t('transactions.see')}
              </ButtonLink>
              <Button variant="quiet" onPress={onBack} isFullWidth>
                {t('review.back')}
              </Button>
            </Stack>
          </>
        ) : (
          <>
            <ReviewList label={t('close.title')} rows={rows} />
            <ClosingConsequences scheduled={scheduled} />
            <ClosingForm submission={submission} closing={closing} onBack={onBack} />
          </>
        )}
      </FormPage>
    </FocusOnMount>
  )
}

function useClosingRows({
  closing,
  account,
  facts,
}: Pick<CloseAccountProps, 'closing' | 'account' | 'facts'>): ReviewRow[] {
  const t = useTranslations()
  const { money } = useFormats()
  const accountName = useLinkedAccountName()
  const to = facts.linked.find(({ uuid }) => uuid === closing.linkedAccountId)
  return [
    { label: t('close.pays'), value: t('close.pays.value', { amount: money(account.availableBalance) }) },
    { label: t('row.to'), value: to ? accountName(to) : t('account.unknown') },
    { label: t('row.reason'), value: t(`close.reason.${closing.reason}`) },
  ]
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-inline-start: ${space[16]};
  list-style: disc;
`

/** The effects of closing on interest, scheduled deposits and documents, and that it is final. */
function ClosingConsequences({ scheduled }: { scheduled: readonly Transaction[] }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  return (
    <Stack gap={12}>
      <SectionHeading>{t('close.what')}</SectionHeading>
      <List>
        <li>{t('close.what.interest')}</li>
        <li>
          <span>{t(scheduled.length > 0 ? 'close.what.scheduled' : 'close.what.none')}</span>
          {scheduled.length > 0 && (
            <List>
              {scheduled.map(({ uuid, amount, scheduledFor, frequency }) => (
                <li key={uuid}>
                  {t(frequency === null || frequency === 'once' ? 'close.item' : 'close.item.repeating', {
                    amount: money(amount),
                    date: date(scheduledFor ?? ''),
                  })}
                </li>
              ))}
            </List>
          )}
        </li>
        <li>{t('close.what.documents')}</li>
        <li>{t('close.what.final')}</li>
      </List>
    </Stack>
  )
}
