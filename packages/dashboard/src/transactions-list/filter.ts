import {
  type TransactionDirection,
  transactionDirections,
  type TransactionStatus,
  transactionStatuses,
} from '@coffer/domain/status'
import type { SearchOf } from '@coffer/router/link'

/** What a list can be narrowed to. An empty text or date and `all` narrow nothing. */
export interface Filter {
  text: string
  status: TransactionStatus | 'all'
  direction: TransactionDirection | 'all'
  /** The first and the last day, "YYYY-MM-DD". */
  from: string
  to: string
}

export const everything: Filter = { text: '', status: 'all', direction: 'all', from: '', to: '' }

/** The filter in the address, so that a reload and the way back keep it. */
export type FilterSearch = Omit<SearchOf<'/dashboard/transactions-list'>, 'id'>

const listed = <T extends string>(list: readonly T[], text: string | undefined): T | 'all' =>
  list.find((one) => one === text) ?? 'all'

/** Reads a status as a select field gives it; anything else is all of them. */
export const statusOf = (text?: string): Filter['status'] => listed(transactionStatuses, text)
export const directionOf = (text?: string): Filter['direction'] => listed(transactionDirections, text)

/** Reads an address; what it does not say narrows nothing. */
export const filterOf = ({ search, status, direction, from, to }: FilterSearch): Filter => ({
  text: search ?? '',
  status: status ?? 'all',
  direction: direction ?? 'all',
  from: from ?? '',
  to: to ?? '',
})

/** Writes a filter into an address, without what narrows nothing. */
export const searchOf = ({ text, status, direction, from, to }: Filter): FilterSearch => ({
  ...(text !== '' && { search: text }),
  ...(status !== 'all' && { status }),
  ...(direction !== 'all' && { direction }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
})

/** Whether it leaves anything out. */
export const isFiltered = (filter: Filter): boolean => Object.keys(searchOf(filter)).length > 0

/** How many ways it narrows the list beside the text. */
export const narrowings = (filter: Filter): number => Object.keys(searchOf({ ...filter, text: '' })).length
