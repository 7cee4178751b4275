import type { Transaction } from '@coffer/api-client/transactions'
import { effectiveDate } from '@coffer/domain/transaction-dates'

/** A settled deposit of $500.00, with the properties that a test overrides. */
export function anyTransaction(part: Partial<Transaction> = {}): Transaction {
  const transaction = {
    uuid: '1',
    requestId: null,
    direction: 'LinkedToPrimary',
    status: 'Settled',
    amount: 500_00,
    description: 'Deposit',
    returnCode: null,
    dateCreated: '2026-11-16T15:00:00Z',
    dateSubmitted: null,
    dateProcessed: null,
    scheduledFor: null,
    frequency: null,
    balanceAfter: null,
    linkedAccountId: null,
    availableFrom: null,
    availableOn: null,
    dateSettled: null,
    postedOn: null,
    askedFor: null,
    startDate: null,
    endDate: null,
    ...part,
  } as const
  return { ...transaction, effectiveOn: part.effectiveOn ?? effectiveDate(transaction) }
}
