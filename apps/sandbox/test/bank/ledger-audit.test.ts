import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { accrueDay } from '@coffer/domain/interest'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transfers } from '../../src/database/schema/banking.ts'
import type { Finding } from '../../src/ledger/audit/findings.ts'
import { openAuditedBank, type AuditedBank } from './audited-bank.ts'
import {
  changeEverywhere,
  changePostings,
  changeTime,
  movementQuery,
  reopenRequest,
} from './planted-faults.ts'

const equalDepositors = 31
const otherDepositors = 8

let bank: AuditedBank
beforeAll(async () => {
  bank = await openAuditedBank(equalDepositors)
}, 240_000)
afterAll(() => bank.close())

const finding = (kind: Finding['kind'], rest: Partial<Finding> = {}): unknown =>
  expect.objectContaining({ kind, ...rest })

describe('the audit of a bank with three months behind it', () => {
  it('The audit finds no fault in a sound bank, and reports how much it has recomputed', async () => {
    const { balanced, findings, checked, balances } = await bank.audit()
    expect(findings).toEqual([])
    expect(balanced).toBe(true)
    expect(checked.accounts).toBe(equalDepositors + otherDepositors)
    expect(checked.statements).toBeGreaterThan((equalDepositors + otherDepositors) * 3)
    expect(checked.interest).toBeGreaterThan((equalDepositors + otherDepositors) * 2)
    expect(checked.days).toBeGreaterThan((equalDepositors + otherDepositors) * 90)
    expect(checked.requests).toBeGreaterThan(equalDepositors * 3)
    expect(balances.pending).toBe(equalDepositors * 33_000)
  })
})

describe('an interest posting', () => {
  it('The audit finds an interest posting that is a cent too large', async () => {
    const { account, january } = await bank.nextAccount()
    await bank.plant(...changeEverywhere(january, 'interest-posted', 1))
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('interest-amount', {
        transfer: january.id,
        date: january.postedOn,
        expected: january.amountCents,
        actual: january.amountCents + 1,
      }),
    ])
  })

  it('The audit finds an interest posting with the date of another month', async () => {
    const { account, january } = await bank.nextAccount()
    const wrong = addDays(easternDate(bank.now()), -4)
    const at = easternInstant(wrong, 12 * 60)
    await bank.plant(
      changeTime(january, 'interest-posted', at),
      `update transfers set created_at = '${at}', processed_at = '${at}', settled_at = '${at}', released_at = '${at}',
              posted_on = '${wrong}' where id = '${january.id}'`,
    )
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('interest-date', { transfer: january.id, expected: january.postedOn, actual: wrong }),
    ])
  })

  it('The audit finds an interest posting of which only the business date is a day late', async () => {
    const { account, january } = await bank.nextAccount()
    const wrong = addDays(january.postedOn ?? '', 1)
    await bank.plant(`update transfers set posted_on = '${wrong}' where id = '${january.id}'`)
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('interest-date', { transfer: january.id, expected: january.postedOn, actual: wrong }),
    ])
  })

  it('The audit finds that an interest posting is missing', async () => {
    const { account, february } = await bank.nextAccount()
    const { amountCents: cents, id } = february
    await bank.plant(
      `update ledger_accounts set balance_cents = balance_cents - ${cents}
        where deposit_account_id = '${account.id}' and kind = 'available'`,
      `delete from ledger_transactions where id in (${movementQuery(february, 'interest-posted')})`,
      `delete from ledger_postings where transaction_id in
        (select transaction_id from ledger_postings where transfer_id = '${id}')`,
      `delete from transfers where id = '${id}'`,
    )
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('interest-missing', { date: february.postedOn, expected: cents, actual: 0 }),
    ])
  })

  it('The audit finds interest that was posted twice', async () => {
    const { account, february } = await bank.nextAccount()
    const { amountCents: cents, id } = february
    const again = crypto.randomUUID()
    const columns = `tenant, deposit_account_id, direction, status, amount_cents, counterparty, created_at, processed_at,
      settled_at, released_at, posted_on`
    await bank.plant(
      `insert into transfers (id, request_id, ${columns})
       select '${again}', '${again}', ${columns} from transfers where id = '${id}'`,
      `insert into ledger_transactions (tenant, id, kind, trace, occurred_at)
       select tenant, '${again}', kind, '${again}', occurred_at from ledger_transactions
        where id in (${movementQuery(february, 'interest-posted')})`,
      `insert into ledger_postings (tenant, transaction_id, account_id, transfer_id, amount_cents)
       select tenant, '${again}', account_id, '${again}', amount_cents from ledger_postings
        where transaction_id in (${movementQuery(february, 'interest-posted')})`,
      `update ledger_accounts set balance_cents = balance_cents + ${cents}
        where deposit_account_id = '${account.id}' and kind = 'available'`,
    )
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('interest-repeated', { date: february.postedOn, expected: cents, actual: 2 * cents }),
    ])
  })
})

describe('a day’s accrual', () => {
  it.each([
    ['wrong by a billionth of a cent', () => 1n],
    ['missing', (day: bigint) => -day],
    ['counted twice', (day: bigint) => day],
  ])('The audit finds a day’s accrual that is %s', async (_, change) => {
    const { account } = await bank.nextAccount()
    const by = change(accrueDay(480_000, account.apy))
    await bank.plant(
      `update deposit_accounts set accrued_interest = accrued_interest + ${by} where id = '${account.id}'`,
    )
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('accrual-amount', {
        date: account.accruedThrough,
        expected: String(account.accruedInterest),
        actual: String(account.accruedInterest + by),
      }),
    ])
  })

  it('The audit finds a day’s accrual that has not run', async () => {
    const { account } = await bank.nextAccount()
    const before = addDays(account.accruedThrough, -1)
    await bank.plant(`update deposit_accounts set accrued_through = '${before}' where id = '${account.id}'`)
    expect(await bank.findingsAbout(account.id)).toContainEqual(
      finding('accrual-date', { expected: account.accruedThrough, actual: before }),
    )
  })
})

describe('a balance', () => {
  it('The audit finds a stored balance that has drifted', async () => {
    const { account } = await bank.nextAccount()
    await bank.plant(
      `update ledger_accounts set balance_cents = 7 where deposit_account_id = '${account.id}' and kind = 'held'`,
    )
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('balance-drifted', { pocket: 'held', expected: 0, actual: 7 }),
    ])
  })

  it('The audit finds a negative balance in a pocket that no return can overdraw', async () => {
    const { account, withdrawal } = await bank.nextAccount()
    await bank.plant(
      `update ledger_accounts set overdrawn_by_return = true where deposit_account_id = '${account.id}'`,
      ...changePostings(withdrawal, 'withdrawal-settled', 100),
    )
    expect(await bank.findingsAbout(account.id)).toContainEqual(
      finding('balance-negative', { pocket: 'outgoing', expected: 0, actual: -100 }),
    )
  })

  it('The audit finds a balance on a closed account', async () => {
    const { account } = await bank.nextAccount()
    await bank.plant(`update deposit_accounts set closed_at = now() where id = '${account.id}'`)
    expect(await bank.findingsAbout(account.id)).toContainEqual(
      finding('closed-with-money', { pocket: 'pending', expected: 0, actual: 33_000 }),
    )
  })
})

describe('a ledger transaction', () => {
  it('The audit finds a ledger transaction whose postings do not add up to zero', async () => {
    const { deposit } = await bank.nextAccount()
    await bank.plant(
      `update ledger_postings set amount_cents = amount_cents - 3
        where amount_cents < 0 and transfer_id = '${deposit.id}' and transaction_id in (${movementQuery(deposit, 'deposit-accepted')})`,
    )
    expect((await bank.audit()).findings).toContainEqual(
      finding('unbalanced-transaction', { date: easternDate(deposit.createdAt), expected: 0, actual: -3 }),
    )
  })

  it('The audit finds a ledger transaction whose bank side is on the wrong account of the bank', async () => {
    const { withdrawal } = await bank.nextAccount()
    await bank.plant(
      `update ledger_postings set account_id =
          (select id from ledger_accounts where kind = 'in-transit' and tenant = 'harbor')
        where amount_cents > 0 and transaction_id in (${movementQuery(withdrawal, 'withdrawal-settled')})`,
    )
    expect((await bank.audit()).findings).toContainEqual(
      finding('bank-posting', { expected: 0, actual: withdrawal.amountCents }),
    )
  })
})

describe('a posting', () => {
  it('The audit finds a posting that was moved to another account', async () => {
    const { account, withdrawal } = await bank.nextAccount()
    const { account: other } = await bank.nextAccount()
    const pocketOf = (id: string) =>
      `(select id from ledger_accounts where deposit_account_id = '${id}' and kind = 'available')`
    const cents = withdrawal.amountCents
    await bank.plant(
      `update ledger_postings set account_id = ${pocketOf(other.id)}
        where transfer_id = '${withdrawal.id}' and account_id = ${pocketOf(account.id)}`,
      `update ledger_accounts set balance_cents = balance_cents + ${cents} where id = ${pocketOf(account.id)}`,
      `update ledger_accounts set balance_cents = balance_cents - ${cents} where id = ${pocketOf(other.id)}`,
    )
    const date = easternDate(withdrawal.createdAt)
    const where = { transfer: withdrawal.id, date }
    expect(await bank.findingsAbout(account.id)).toContainEqual(
      finding('transfer-postings', { ...where, pocket: 'available', expected: -cents, actual: 0 }),
    )
    expect(await bank.findingsAbout(other.id)).toContainEqual(
      finding('posting-misplaced', { ...where, expected: 0, actual: -cents }),
    )
  })

  it('The audit finds a posting that was moved to another month, and the statements that it changes', async () => {
    const { account, withdrawal, january, february } = await bank.nextAccount()
    const cents = withdrawal.amountCents
    const to = addDays(january.postedOn ?? '', 5)
    await bank.plant(changeTime(withdrawal, 'withdrawal-settled', easternInstant(to, 9 * 60)))
    const found = await bank.findingsAbout(account.id)
    expect(found).toContainEqual(
      finding('transfer-postings', { transfer: withdrawal.id, date: to, expected: 0, actual: -cents }),
    )
    const inJanuary = 500_000 - cents + january.amountCents
    expect(found).toContainEqual(
      finding('statement-movement', {
        date: january.postedOn,
        expected: inJanuary,
        actual: inJanuary + cents,
      }),
    )
    const inFebruary = february.amountCents
    expect(found).toContainEqual(
      finding('statement-movement', {
        date: february.postedOn,
        expected: inFebruary,
        actual: inFebruary - cents,
      }),
    )
  })

  it('The audit finds a posting whose amount was changed on both sides', async () => {
    const { account, withdrawal, january } = await bank.nextAccount()
    const cents = withdrawal.amountCents
    await bank.plant(...changePostings(withdrawal, 'withdrawal-settled', -100))
    const found = await bank.findingsAbout(account.id)
    expect(found).toContainEqual(
      finding('transfer-postings', {
        transfer: withdrawal.id,
        pocket: 'outgoing',
        expected: -cents,
        actual: 100 - cents,
      }),
    )
    const moved = 500_000 - cents + january.amountCents
    expect(found).toContainEqual(
      finding('statement-movement', { date: january.postedOn, expected: moved, actual: moved + 100 }),
    )
  })
})

describe('a statement', () => {
  it('The audit finds a statement that lacks the line of a deleted transfer, and that transfer’s request', async () => {
    const { account, withdrawal, january } = await bank.nextAccount()
    await bank.plant(`delete from transfers where id = '${withdrawal.id}'`)
    const closing = 500_000 - withdrawal.amountCents + january.amountCents
    const found = await bank.findingsAbout(account.id)
    expect(found).toContainEqual(
      finding('statement-closing', {
        date: january.postedOn,
        expected: closing,
        actual: closing + withdrawal.amountCents,
      }),
    )
    expect(await bank.findingsAbout(withdrawal.requestId)).toContainEqual(
      finding('request-without-transfer', { request: withdrawal.requestId, actual: 'completed' }),
    )
  })
})

describe('a transfer', () => {
  it.each(['Settled', 'Voided', 'Returned'])(
    'The audit finds a transfer that is %s without the postings',
    async (status) => {
      const { account, pending } = await bank.nextAccount()
      await bank.plant(
        `update transfers set status = '${status}', processed_at = created_at where id = '${pending.id}'`,
      )
      expect(await bank.findingsAbout(account.id)).toContainEqual(
        finding('transfer-postings', {
          transfer: pending.id,
          pocket: 'pending',
          expected: 0,
          actual: 33_000,
        }),
      )
    },
  )

  it('The audit finds a transfer that no scheduled job continues', async () => {
    const { account, pending } = await bank.nextAccount()
    await bank.plant(`delete from jobs where payload->>'transferId' = '${pending.id}'`)
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('transfer-stalled', { transfer: pending.id }),
    ])
  })
})

describe('a request', () => {
  it('The audit finds a transfer that has no request', async () => {
    const { account, deposit } = await bank.nextAccount()
    await bank.plant(`delete from requests where request_id = '${deposit.requestId}'`)
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('transfer-without-request', { transfer: deposit.id, request: deposit.requestId }),
    ])
  })

  it('The audit finds a request that is still running after its transfer has settled', async () => {
    const { account, deposit } = await bank.nextAccount()
    await bank.plant(reopenRequest(deposit))
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('request-running', { transfer: deposit.id, request: deposit.requestId, expected: 'Settled' }),
    ])
  })

  it.each(['Voided', 'Returned'])(
    'The audit finds a request that is still running after its transfer was %s',
    async (status) => {
      const [ended] = await bank.asTenant((tx) =>
        tx
          .select()
          .from(transfers)
          .where(eq(transfers.status, status === 'Voided' ? 'Voided' : 'Returned')),
      )
      if (ended === undefined) throw new Error('The history of the depositors has changed.')
      await bank.plant(reopenRequest(ended))
      expect(await bank.findingsAbout(ended.requestId)).toEqual([
        finding('request-running', { transfer: ended.id, expected: status, actual: 'running' }),
      ])
    },
  )

  it('The audit finds a request that completed before its transfer was checked', async () => {
    const { account, pending } = await bank.nextAccount()
    await bank.plant(`update transfers set status = 'Initiated' where id = '${pending.id}'`)
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('request-early', { transfer: pending.id, expected: 'running', actual: 'completed' }),
    ])
  })

  it('The audit finds a request whose result differs from the status of its transfer', async () => {
    const { account, deposit } = await bank.nextAccount()
    await bank.plant(
      `update requests set result = jsonb_set(result, '{status}', '"Voided"') where request_id = '${deposit.requestId}'`,
    )
    expect(await bank.findingsAbout(account.id)).toEqual([
      finding('request-result', { request: deposit.requestId, expected: 'Settled', actual: 'Voided' }),
    ])
  })

  it('The audit finds a request that no job completes', async () => {
    const { depositorId } = await bank.nextAccount()
    const id = crypto.randomUUID()
    await bank.plant(
      `insert into requests (tenant, request_id, depositor_id, kind, created_at) values ('harbor', '${id}', '${depositorId}', 'accounts', now())`,
    )
    expect(await bank.findingsAbout(id)).toEqual([
      finding('request-stalled', { request: id, actual: 'running' }),
    ])
  })
})
