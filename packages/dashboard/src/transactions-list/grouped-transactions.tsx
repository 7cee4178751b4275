import type { Transaction } from '@coffer/api-client/transactions'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { SectionHeading } from '@coffer/ui-kit/layout'
import { cardBackground, cardEdge, cardShadow } from '@coffer/ui-kit/surfaces'
import { cardRadius, media, size, space } from '@coffer/ui-kit/tokens'
import { VirtualList } from '@coffer/ui-kit/virtual-list'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { TransactionRow } from '../transaction/transaction-row.tsx'
import type { OpenTransaction } from '../transaction/use-open-transaction.ts'
import { useTranslations } from '../messages.ts'
import type { TransactionGroup } from './transaction-groups.ts'
import { ENLARGED, NARROW, useMediaQuery, WIDE } from './use-media-query.ts'

/** Pixels at the default size of text. */
const HEADING_HEIGHT = 64
/**
 * Room for one line of name and one of details; two and two if the amount is below the name; one more on the narrowest
 * screens; six and three if the text is enlarged to twice its size.
 */
const ROW_HEIGHT = { wide: 72, stacked: 104, narrow: 144, enlarged: 248 } as const

// Each row has its own padding, so that its background extends from edge to edge.
const List = styled.div`
  --row-inset: ${space[16]};
  --balance-width: 8rem;

  /* The first heading has its own margin. */
  margin-block-start: calc(-1 * ${space[24]});

  ul {
    overflow: clip;
    border-radius: ${cardRadius};
    background: ${cardBackground};
    /* A shadow as the border takes no space: the list relies on fixed row heights. */
    box-shadow:
      0 0 0 1px ${cardEdge},
      ${cardShadow};
  }

  li[aria-posinset='1'] {
    --row-line: 0;
  }

  ${media.drawer} {
    --row-inset: ${space[24]};
  }

  ${media.print} {
    display: none;
  }
`
const Heading = styled.div`
  display: flex;
  align-items: end;
  height: 100%;
  padding-block-end: ${space[12]};

  h2 {
    flex: 1;
  }

  span {
    width: var(--balance-width);
    padding-inline-end: var(--row-inset);
    font-size: ${size[14]};
    color: ${role('text-soft')};
    text-align: end;
    white-space: nowrap;
  }

  span:last-child {
    width: calc(var(--balance-width) + var(--row-inset) + ${space[12]});
  }
`

interface GroupedTransactionsProps {
  groups: readonly TransactionGroup[]
  /** In cents by uuid; null for a list without that column. */
  balances: ReadonlyMap<string, number> | null
  open: OpenTransaction
  /** The id of the transaction whose details are beside the list. */
  opened: string | null
}

/** Any number of transactions under the headings of their months. */
export function GroupedTransactions({ groups, balances, open, opened }: GroupedTransactionsProps) {
  const groupTitle = useGroupTitle()
  const t = useTranslations()
  const isWide = useMediaQuery(WIDE) && opened === null
  const isNarrow = useMediaQuery(NARROW)
  const isEnlarged = useMediaQuery(ENLARGED)
  const layout = isWide ? 'wide' : isEnlarged ? 'enlarged' : isNarrow ? 'narrow' : 'stacked'
  const shownBalances = isWide ? balances : null
  const hasBalances = shownBalances !== null
  const listed = useMemo(
    () =>
      groups.map((group) => {
        const title = groupTitle(group)
        return {
          key: group.key,
          label: group.month ? title : t('list.upcoming.label'),
          heading: (
            <Heading>
              <SectionHeading>{title}</SectionHeading>
              {hasBalances && group.month && <span aria-hidden="true">{t('list.balance')}</span>}
            </Heading>
          ),
          items: group.transactions,
        }
      }),
    [groups, groupTitle, t, hasBalances],
  )
  return (
    <List>
      <VirtualList
        groups={listed}
        keyOf={({ uuid }: Transaction) => uuid}
        rowHeight={ROW_HEIGHT[layout]}
        headingHeight={HEADING_HEIGHT}
      >
        {(transaction) => (
          <TransactionRow
            transaction={transaction}
            open={open}
            isOpened={transaction.uuid === opened}
            isStacked={!isWide}
            balance={shownBalances ? (shownBalances.get(transaction.uuid) ?? null) : undefined}
          />
        )}
      </VirtualList>
    </List>
  )
}

/** "Upcoming", or the month with its year. */
export function useGroupTitle(): (group: TransactionGroup) => string {
  const t = useTranslations()
  const { month: monthOf } = useFormats()
  return useMemo(
    () =>
      ({ month }) =>
        month ? capitalized(monthOf(month.year, month.month)) : t('list.upcoming'),
    [t, monthOf],
  )
}

/** A heading begins with a capital letter, unlike the name of a month in Spanish. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
