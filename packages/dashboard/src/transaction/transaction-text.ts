import type { Transaction } from '@coffer/api-client/transactions'
import { isScheduledDeposit } from '@coffer/domain/transfers'

const NO_BREAK_SPACE = '\u{A0}'

/** The description, with no line break between mask and digits of an account number; the direction if there is none. */
export const transactionTitle = (
  { description }: Pick<Transaction, 'description'>,
  direction: string,
): string => description.replaceAll(/(?<=[•*·])\s+(?=\d)/gu, NO_BREAK_SPACE) || direction

/** Whether the status is worth showing: most transactions are completed, and a scheduled one shows its day. */
export const isStatusUnusual = (transaction: Transaction): boolean =>
  transaction.status !== 'Settled' && !isScheduledDeposit(transaction)
