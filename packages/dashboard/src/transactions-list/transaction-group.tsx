import type { Transaction } from '@coffer/api-client/transactions'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { media, space } from '@coffer/ui-kit/tokens'
import { VirtualList } from '@coffer/ui-kit/virtual-list'
import { styled } from 'styled-components'
import { TransactionRow } from '../transaction/transaction-row.tsx'
import type { OpenTransaction } from '../transaction/use-open-transaction.ts'
import { DRAWER, useMediaQuery } from './use-media-query.ts'

// Height in pixels at the default size of text: where a row is narrow, its title has a second line.
const ROW = { narrow: { height: 100, titleLines: 2 }, wide: { height: 80, titleLines: 1 } } as const

// Each row keeps its distance from the edge itself, so that its background goes from edge to edge.
const Rows = styled.div`
  --row-inset: ${space[16]};

  padding-block: ${space[8]};

  li[aria-posinset='1'] {
    --row-line: 0;
  }

  ${media.drawer} {
    --row-inset: ${space[24]};
  }
`

interface TransactionGroupProps {
  /** Null where it is the only group. */
  title: string | null
  label: string
  transactions: readonly Transaction[]
  open: OpenTransaction
  /** The one whose details are beside the list. */
  opened: string | null
}

/** Transactions of any number, in the order given. */
export function TransactionGroup({ title, label, transactions, open, opened }: TransactionGroupProps) {
  const row = useMediaQuery(DRAWER) && opened === null ? ROW.wide : ROW.narrow
  return (
    <Stack gap={8}>
      {title !== null && <SectionHeading>{title}</SectionHeading>}
      <Card isFlush>
        <Rows>
          <VirtualList items={transactions} keyOf={({ uuid }) => uuid} rowHeight={row.height} label={label}>
            {(transaction) => (
              <TransactionRow
                transaction={transaction}
                open={open}
                isOpened={transaction.uuid === opened}
                titleLines={row.titleLines}
              />
            )}
          </VirtualList>
        </Rows>
      </Card>
    </Stack>
  )
}
