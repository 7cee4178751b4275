import { addressOf, useNavigate } from '@coffer/router/link'
import { type MouseEvent, useMemo } from 'react'
import type { FilterSearch } from '../transactions-list/filter.ts'

/** How a row leads to its transaction: by a plain link, since a list of ten thousand cannot afford the router's own. */
export interface OpenTransaction {
  addressOf: (uuid: string) => string
  follow: (event: MouseEvent<HTMLAnchorElement>, uuid: string) => void
}

interface OpenTransactionOptions {
  /** Kept in the address, so that the way back leads to the same list. */
  filter?: FilterSearch
  /** The page stays scrolled as it is. */
  keepsPlace?: boolean
  /** Told before a transaction is opened here. */
  onOpen?: () => void
}

const PATH = '/dashboard/transactions-list'
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

export function useOpenTransaction({
  filter,
  keepsPlace = false,
  onOpen,
}: OpenTransactionOptions = {}): OpenTransaction {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      addressOf: (uuid) => addressOf(PATH, { search: { ...filter, id: uuid } }),
      follow(event, uuid) {
        if (!isPlain(event)) return
        event.preventDefault()
        onOpen?.()
        void navigate(PATH, { search: { ...filter, id: uuid }, preserveScroll: keepsPlace })
      },
    }),
    [navigate, filter, keepsPlace, onOpen],
  )
}
