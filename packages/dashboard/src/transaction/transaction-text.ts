import type { Transaction } from '@coffer/api-client/transactions'
import { isScheduledDeposit } from '@coffer/domain/transfers'

const NO_BREAK_SPACE = '\u{A0}'

/** What it was, with the masked digits of an account never parted by a line break; the direction where nothing is known. */
export const titleOf = ({ description }: Pick<Transaction, 'description'>, direction: string): string =>
  description.replaceAll(/(?<=[•*·])\s+(?=\d)/gu, NO_BREAK_SPACE) || direction

/** Whether the status says something: most transactions are completed, and a scheduled one says its day. */
export const isStatusUnusual = (transaction: Transaction): boolean =>
  transaction.status !== 'Settled' && !isScheduledDeposit(transaction)
