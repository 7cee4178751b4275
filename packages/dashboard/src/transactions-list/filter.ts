import {
  type TransactionDirection,
  transactionDirections,
  type TransactionStatus,
  transactionStatuses,
} from '@coffer/domain/status'
import type { SearchOf } from '@coffer/router/link'

/** The filter of a list. An empty text, an empty date and `all` exclude nothing. */
export interface Filter {
  text: string
  status: TransactionStatus | 'all'
  direction: TransactionDirection | 'all'
  /** The first and the last day, "YYYY-MM-DD". */
  from: string
  to: string
}

export const everything: Filter = { text: '', status: 'all', direction: 'all', from: '', to: '' }

/** The filter in the search, so that a reload and Back keep it. */
export type FilterSearch = Omit<SearchOf<'/dashboard/transactions-list'>, 'id'>

const listed = <T extends string>(list: readonly T[], text: string | undefined): T | 'all' =>
  list.find((one) => one === text) ?? 'all'

/** Parses the status of a select field; any unknown text is `all`. */
export const parseStatus = (text?: string): Filter['status'] => listed(transactionStatuses, text)
export const parseDirection = (text?: string): Filter['direction'] => listed(transactionDirections, text)

/** Parses the search; a missing parameter excludes nothing. */
export const parseFilter = ({ search, status, direction, from, to }: FilterSearch): Filter => ({
  text: search ?? '',
  status: status ?? 'all',
  direction: direction ?? 'all',
  from: from ?? '',
  to: to ?? '',
})

/** Serializes a filter for the search, without the parts that exclude nothing. */
export const toSearch = ({ text, status, direction, from, to }: Filter): FilterSearch => ({
  ...(text !== '' && { search: text }),
  ...(status !== 'all' && { status }),
  ...(direction !== 'all' && { direction }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
})

/** Whether the filter can exclude anything. */
export const isFiltered = (filter: Filter): boolean => Object.keys(toSearch(filter)).length > 0

/** The number of active filters other than the text. */
export const countFilters = (filter: Filter): number => Object.keys(toSearch({ ...filter, text: '' })).length
