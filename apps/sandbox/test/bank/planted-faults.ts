import type { transfers } from '../../src/database/schema/banking.ts'

type Transfer = typeof transfers.$inferSelect

/** A query for the ids of a transfer's ledger transactions of a kind. */
export const movementQuery = ({ id }: Transfer, kind: string): string =>
  `select distinct t.id from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
    where p.transfer_id = '${id}' and t.kind = '${kind}'`

/** Changes the amounts of the postings, the stored balances and the transfer, so that they all agree. */
export const changeEverywhere = (transfer: Transfer, kind: string, by: number): string[] => [
  ...changePostings(transfer, kind, by),
  `update transfers set amount_cents = amount_cents + ${by} where id = '${transfer.id}'`,
]

export const changePostings = (transfer: Transfer, kind: string, by: number): string[] => [
  `update ledger_accounts a set balance_cents = balance_cents + sign(p.amount_cents) * ${by} from ledger_postings p
    where p.transaction_id in (${movementQuery(transfer, kind)}) and p.account_id = a.id and a.deposit_account_id is not null`,
  `update ledger_postings set amount_cents = amount_cents + sign(amount_cents) * ${by}
    where transaction_id in (${movementQuery(transfer, kind)})`,
]

/** Changes the time of a ledger transaction. */
export const changeTime = (transfer: Transfer, kind: string, at: string): string =>
  `update ledger_transactions set occurred_at = '${at}' where id in (${movementQuery(transfer, kind)})`

/** Changes a transfer's request as if it had never completed. */
export const reopenRequest = ({ requestId }: Transfer): string =>
  `update requests set completed_at = null, result = null where request_id = '${requestId}'`
