import { routeHref, useNavigate } from '@coffer/router/link'
import { type MouseEvent, useMemo } from 'react'
import type { FilterSearch } from '../transactions-list/filter.ts'

/** Opens a row's transaction by a plain link: router links are too slow in a list of ten thousand. */
export interface OpenTransaction {
  hrefFor: (uuid: string) => string
  onClick: (event: MouseEvent<HTMLAnchorElement>, uuid: string) => void
}

interface OpenTransactionOptions {
  /** Kept in the search, so that Back shows the same list. */
  filter?: FilterSearch
  /** Keeps the scroll position. */
  preserveScroll?: boolean
  /** Called before a transaction is opened. */
  onOpen?: () => void
}

const PATH = '/dashboard/transactions-list'
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

export function useOpenTransaction({
  filter,
  preserveScroll = false,
  onOpen,
}: OpenTransactionOptions = {}): OpenTransaction {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      hrefFor: (uuid) => routeHref(PATH, { search: { ...filter, id: uuid } }),
      onClick(event, uuid) {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen?.()
        void navigate(PATH, { search: { ...filter, id: uuid }, preserveScroll })
      },
    }),
    [navigate, filter, preserveScroll, onOpen],
  )
}
