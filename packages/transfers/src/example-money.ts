import {
  account,
  handlers,
  linkedAccount,
  linkedAccounts,
  respond,
  transaction,
} from '@coffer/api-client/fakes'

type Linked = ReturnType<typeof linkedAccount>
type Wire = ReturnType<typeof transaction>

/** Friday, November 20, 2026, ten in the morning in New York. */
export const fridayMorning = Date.parse('2026-11-20T15:00:00Z')

/** Another linked account with the given status. */
export const otherAccount = (status: Linked['status']): Linked =>
  linkedAccount({
    uuid: 'other',
    institution: 'Summit Credit Union',
    mask: '1111',
    account_type: 'savings',
    status,
  })

/** The provider's responses for a depositor with these linked accounts and transactions, on a Friday by its clock. */
export function withAccounts(
  linked: Linked[] = [linkedAccount()],
  transactions: Wire[] = [],
  now = fridayMorning,
) {
  const at = { Date: new Date(now).toUTCString() }
  return [
    handlers.accounts.answers(() => respond([account()], {}, at)),
    handlers.linkedAccounts.answers(() => respond(linkedAccounts({ accounts: linked }), {}, at)),
    handlers.transactions.answers(() => respond(transactions, {}, at)),
  ]
}

/** A scheduled deposit. */
export const scheduled = (part: Partial<Wire> = {}): Wire =>
  transaction({
    uuid: 'scheduled',
    request_id: 'scheduled-request',
    status: 'Initiated',
    amount: 25_000,
    date_created: '2026-11-02T15:00:00Z',
    date_submitted: null,
    date_processed: null,
    balance_after: null,
    scheduled_for: '2026-12-01',
    frequency: 'monthly',
    linked_account_id: linkedAccount().uuid,
    end_date: null,
    ...part,
  })
