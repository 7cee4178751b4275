import { linkedAccountsQuery } from '@coffer/api-client/linking'
import type { Transaction } from '@coffer/api-client/transactions'
import { role } from '@coffer/branding/roles'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Amount } from '@coffer/ui-kit/amount'
import { Button } from '@coffer/ui-kit/button'
import { Icon } from '@coffer/ui-kit/icon'
import { Card, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { size, weight } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { getStatusName } from '../transaction/status-name.ts'
import { getStatusTone } from '../transaction/transaction-appearance.ts'
import { hasFailed, signedAmount } from '../transaction/movement.ts'
import { useTranslations } from '../messages.ts'
import { DetailsActions } from './details-actions.tsx'
import { ReturnNotice } from './return-notice.tsx'
import { Timeline } from './timeline-view.tsx'
import { useTransactionFields } from './use-transaction-fields.ts'

/** The heading that takes the focus when a transaction is opened. */
export const DETAILS_HEADING = 'opened-transaction'

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 0.25rem;

  &[data-failed='true'] > :nth-child(2) {
    text-decoration: line-through;
  }
`
/** The padding of the button replaces that of the card. */
const Back = styled.div`
  margin-block: -0.75rem;
`
const Part = styled.h3`
  font-size: ${size[16]};
  font-weight: ${weight.bold};
  line-height: 1.5;
  color: ${role('text')};
`

interface TransactionDetailsProps {
  transaction: Transaction
  onClose: () => void
}

/** One transaction: its amount, its past and upcoming steps, its fields and its actions. */
export function TransactionDetails({ transaction, onClose }: TransactionDetailsProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const linked = useQuery(linkedAccountsQuery())
  const facts = useTransactionFields(transaction)
  const { direction, status, description } = transaction
  return (
    <Card label={t('details.label', { amount: money(transaction.amount) })}>
      <Stack gap={24}>
        <Back>
          <Button variant="quiet" onPress={onClose}>
            <Icon name="arrow-left" size="small" />
            <span>{t('details.back')}</span>
          </Button>
        </Back>
        <Head data-failed={hasFailed(status)}>
          <SectionHeading id={DETAILS_HEADING} tabIndex={-1}>
            {description || t(`direction.${direction}`)}
          </SectionHeading>
          <Amount cents={signedAmount(transaction)} size="medium" isSigned />
          <StatusTag tone={getStatusTone(transaction)}>{t(`status.${getStatusName(transaction)}`)}</StatusTag>
        </Head>
        {status === 'Returned' && <ReturnNotice transaction={transaction} />}
        <Stack gap={12}>
          <Part>{t('details.timeline')}</Part>
          <Timeline transaction={transaction} />
        </Stack>
        <ForbiddenNotice errors={[linked.error]} />
        <DefinitionList items={facts} />
        <DetailsActions transaction={transaction} />
      </Stack>
    </Card>
  )
}
