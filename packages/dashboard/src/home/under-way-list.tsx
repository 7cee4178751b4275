import { transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { Link } from '@coffer/router/link'
import { Amount } from '@coffer/ui-kit/amount'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { space } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { signedAmount } from '../transaction/movement.ts'
import { StageLine } from './stage-line.tsx'
import { type MoneyUnderWay, moneyUnderWay } from './under-way.ts'

const SHOWN = 3

const Transfers = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`
const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  padding-block-end: ${space[12]};
`

/** Money on the way, each transfer as a line with its dates; nothing if there is none. */
export function UnderWayList() {
  const t = useTranslations()
  const { data: transactions = [] } = useQuery(transactionsQuery())
  const all = moneyUnderWay(transactions, providerNow())
  if (all.length === 0) return null
  return (
    <Card label={t('underWay.title')}>
      <Stack>
        <SectionHeading>{t('underWay.title')}</SectionHeading>
        <Transfers>
          {all.slice(0, SHOWN).map((one) => (
            <li key={one.transaction.uuid}>
              <Progress {...one} />
            </li>
          ))}
        </Transfers>
        {all.length > SHOWN && <Link to="/dashboard/transactions-list">{t('recent.all')}</Link>}
      </Stack>
    </Card>
  )
}

function Progress({ transaction, stages }: MoneyUnderWay) {
  const t = useTranslations()
  const { uuid, description, direction } = transaction
  return (
    <>
      <Head>
        <Link to="/dashboard/transactions-list" search={{ id: uuid }}>
          {description || t(`direction.${direction}`)}
        </Link>
        <Amount cents={signedAmount(transaction)} isSigned />
      </Head>
      <StageLine stages={stages} />
    </>
  )
}
