import { type Account, accountLabel } from '@coffer/api-client/accounts'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { role } from '@coffer/branding/roles'
import { Amount } from '@coffer/ui-kit/amount'
import { Button } from '@coffer/ui-kit/button'
import { Icon } from '@coffer/ui-kit/icon'
import { Card, SectionHeading } from '@coffer/ui-kit/layout'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { AvailableBalance } from './available-balance.tsx'
import { Earnings } from './earnings.tsx'
import { MoneyActions } from './money-actions.tsx'
import { UnavailableAmounts } from './unavailable-amounts.tsx'
import { useAccountRefresh } from './use-account-refresh.ts'

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]};
`
/** On a phone the account's name needs the width. */
const RefreshLabel = styled.span`
  ${media.phone} {
    display: none;
  }
`
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]};
  padding-block-start: ${space[16]};

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The reason why an action is not possible. */
  > p {
    grid-column: 1 / -1;
  }
`
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]} ${space[24]};
  margin-block-start: ${space[24]};
  padding-block-start: ${space[16]};
  border-block-start: 1px solid ${role('hairline')};

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }

  dt {
    font-size: ${size[14]};
    color: ${role('text-soft')};
  }

  dd {
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }

  dd[data-is='meaning'] {
    font-size: ${size[14]};
    font-weight: ${weight.regular};
    color: ${role('text-soft')};
  }
`

/** The available balance with its interest and the two actions, and any other figures that differ from the balance. */
export function AccountCard({ account }: { account: Account }) {
  const t = useTranslations()
  const { refresh, isRefreshing } = useAccountRefresh()
  const transactions = useQuery(transactionsQuery())
  const title = t('account.ending', accountLabel(account))
  const facts = [
    {
      label: t('account.current'),
      cents: account.currentBalance,
      means: t('account.current.means'),
      isShown: account.currentBalance !== account.availableBalance,
    },
    {
      label: t('account.pending'),
      cents: account.pendingBalance,
      means: t('account.pending.means'),
      // If the transactions have loaded, each pending transfer is listed below.
      isShown: account.pendingBalance !== 0 && transactions.isError,
    },
  ].filter(({ isShown }) => isShown)
  return (
    <Card label={title}>
      <Head>
        <SectionHeading>{title}</SectionHeading>
        <Button variant="quiet" onPress={refresh} isBusy={isRefreshing} accessibleName={t('account.refresh')}>
          <Icon name="refresh" size="small" />
          <RefreshLabel>{t('account.refresh')}</RefreshLabel>
        </Button>
      </Head>
      <AvailableBalance>
        <Amount cents={account.availableBalance} size="large" />
      </AvailableBalance>
      <UnavailableAmounts account={account} />
      <Earnings account={account} />
      <Actions>
        <MoneyActions />
      </Actions>
      {facts.length > 0 && (
        <Figures>
          {facts.map(({ label, cents, means }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Amount cents={cents} />
              </dd>
              <dd data-is="meaning">{means}</dd>
            </div>
          ))}
        </Figures>
      )}
    </Card>
  )
}
