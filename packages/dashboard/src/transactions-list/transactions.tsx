import type { Transaction } from '@coffer/api-client/transactions'
import type { QueryLike } from '@coffer/errors/query-boundary'
import { useNavigate } from '@coffer/router/link'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card } from '@coffer/ui-kit/layout'
import { media, space } from '@coffer/ui-kit/tokens'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { rowLinkId } from '../transaction/transaction-row.tsx'
import { useOpenTransaction } from '../transaction/use-open-transaction.ts'
import { DETAILS_HEADING, TransactionDetails } from '../transaction-details/transaction-details.tsx'
import { useTranslations } from '../messages.ts'
import { toSearch } from './filter.ts'
import { TransactionsList } from './transactions-list.tsx'
import { useFilter } from './use-filter.ts'
import { useMediaQuery, WIDE } from './use-media-query.ts'

const PATH = '/dashboard/transactions-list'

// The details are beside the list on a wide screen, and replace it on a narrow one.
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[24]};

  @media ${WIDE} {
    &[data-opened='true'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
    }
  }

  /* Only the details are printed, not the list beside them. */
  ${media.print} {
    &[data-opened='true'] {
      display: block;

      > :not([data-part='details']) {
        display: none;
      }
    }
  }
`
const DetailsPane = styled.div`
  @media screen and ${WIDE} {
    position: sticky;
    inset-block-start: ${space[24]};
    max-height: calc(100vh - ${space[48]});
    overflow: auto;
  }
`

interface TransactionsProps {
  query: QueryLike<readonly Transaction[]>
  /** The id of the transaction in the search. */
  id: string | null
  /** Whether all transactions have loaded, not just the first of a long list. */
  isComplete: boolean
  /** Whether no newer data is being fetched. */
  isSettled: boolean
}

/** The list, and the transaction that is open. */
export function Transactions({ query, id, isComplete, isSettled }: TransactionsProps) {
  const t = useTranslations()
  const isWide = useMediaQuery(WIDE)
  const [filter, setFilter] = useFilter()
  const search = useMemo(() => toSearch(filter), [filter])
  const transactions = query.data
  const opened = id === null ? undefined : transactions?.find(({ uuid }) => uuid === id)
  const list = usePlaceInList(opened !== undefined && !isWide)
  const open = useOpenTransaction({ filter: search, preserveScroll: isWide, onOpen: list.remember })
  const navigate = useNavigate()
  const close = () => void navigate(PATH, { search, preserveScroll: true })
  useLeaveUnknown(id !== null && transactions !== undefined && !opened && isSettled)
  useFocusOn(transactions && (opened?.uuid ?? null))

  if (transactions?.length === 0) {
    return (
      <Card>
        <EmptyState icon="transactions" title={t('list.none.title')}>
          {t('list.none.body')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Columns data-opened={opened !== undefined}>
      {(isWide || !opened) && (
        <TransactionsList
          query={query}
          filter={filter}
          onFilter={setFilter}
          isComplete={isComplete}
          open={open}
          opened={opened?.uuid ?? null}
        />
      )}
      {opened && (
        <DetailsPane data-part="details">
          <TransactionDetails key={opened.uuid} transaction={opened} onClose={close} />
        </DetailsPane>
      )}
    </Columns>
  )
}

/** Redirects to the list if the id in the search is unknown. */
function useLeaveUnknown(isUnknown: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isUnknown) void navigate(PATH, { replace: true })
  }, [isUnknown, navigate])
}

/** Restores the scroll position of the list when the details that replaced it are closed. */
function usePlaceInList(isHidden: boolean): { remember: () => void } {
  const place = useRef(0)
  const before = useRef(isHidden)
  useLayoutEffect(() => {
    if (before.current && !isHidden) window.scrollTo(0, place.current)
    before.current = isHidden
  }, [isHidden])
  return { remember: useCallback(() => (place.current = window.scrollY), []) }
}

/**
 * Moves the focus into the details when they are opened, and back to their row when they are closed; does nothing while
 * that is not known.
 */
function useFocusOn(opened: string | null | undefined): void {
  const before = useRef(opened)
  useEffect(() => {
    const left = before.current
    before.current = opened
    if (left === undefined || left === opened) return undefined
    return focusOnceDrawn(opened === null && left !== null ? rowLinkId(left) : DETAILS_HEADING)
  }, [opened])
}

/** A list shown again renders from its beginning, and a row further down only after scrolling to it. */
function focusOnceDrawn(id: string): () => void {
  let framesLeft = 10
  let frame = 0
  const look = () => {
    const link = document.getElementById(id)
    link?.focus({ preventScroll: true })
    framesLeft -= 1
    if (!link && framesLeft > 0) frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}
