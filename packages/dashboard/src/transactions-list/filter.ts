import { isCalendarDate } from '@coffer/domain/calendar'
import {
  type TransactionDirection,
  transactionDirections,
  type TransactionStatus,
  transactionStatuses,
} from '@coffer/domain/status'

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
export type FilterSearch = {
  search?: string
  status?: string
  direction?: string
  from?: string
  to?: string
}

const listed = <T extends string>(list: readonly T[], text: string | undefined): T | 'all' =>
  list.find((one) => one === text) ?? 'all'

/** Reads a status as an address or a select field gives it; anything else is all of them. */
export const statusOf = (text?: string): Filter['status'] => listed(transactionStatuses, text)
export const directionOf = (text?: string): Filter['direction'] => listed(transactionDirections, text)
const dateOf = (text = ''): string => (isCalendarDate(text) ? text : '')

/** Reads an address; what it does not say, or says wrongly, narrows nothing. */
export const filterOf = ({ search = '', status, direction, from, to }: FilterSearch): Filter => ({
  text: search,
  status: statusOf(status),
  direction: directionOf(direction),
  from: dateOf(from),
  to: dateOf(to),
})

/** Writes a filter into an address, without what narrows nothing. */
export const searchOf = ({ text, status, direction, from, to }: Filter): FilterSearch => ({
  ...(text !== '' && { search: text }),
  ...(status !== 'all' && { status }),
  ...(direction !== 'all' && { direction }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
})

/** How many ways it narrows the list beside the text. */
export const narrowings = (filter: Filter): number => Object.keys(searchOf({ ...filter, text: '' })).length
