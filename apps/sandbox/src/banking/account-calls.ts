import { isAccepted, registrationStatuses } from '@coffer/domain/status'
import { easternDate } from '@coffer/domain/calendar'
import { and, eq, gt, sql } from 'drizzle-orm'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { safeInteger } from '../database/schema/cents.ts'
import { authenticated } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { notFound } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { balanceOf } from '../ledger/post.ts'
import { depositorOf } from '../onboarding/progress.ts'
import { limitsOf } from './account-limits.ts'
import {
  accountOf,
  allAccountsOf,
  maskAccountNumber,
  openAccount,
  type DepositAccount,
} from './deposit-account.ts'
import { startOfEasternYear } from './eastern-year.ts'

export const accountCalls: Area = (api, { db }) => {
  api.get('/accounts', async (c) => {
    const { accountDepositorId: depositorId } = authenticated(c)
    return ok(c, await inTenant(db, c.var.tenant, (tx) => accountsToWire(tx, depositorId)))
  })

  // Not in the list: sensitive, so sent only when its holder asks to see it.
  api.get('/accounts/:uuid/number', async (c) => {
    const { accountDepositorId: depositorId } = authenticated(c)
    const account = await inTenant(db, c.var.tenant, (tx) => accountOf(tx, depositorId))
    if (account === null || account.id !== c.req.param('uuid')) throw notFound()
    return ok(c, { account_number: account.number })
  })
}

/** Accounts of GET /accounts. An accepted application has one, empty until it is funded; a closed one is not listed. */
export async function accountsToWire(tx: Tx, depositorId: string): Promise<unknown[]> {
  const depositor = await depositorOf(tx, depositorId)
  const status = registrationStatuses.find((one) => one === depositor.registrationStatus) ?? null
  const hasNone = (await allAccountsOf(tx, depositorId)).length === 0
  const account =
    hasNone && depositor.isPrimary && isAccepted(status)
      ? await openAccount(tx, depositorId)
      : await accountOf(tx, depositorId)
  return account === null ? [] : [await onTheWire(tx, account)]
}

async function onTheWire(tx: Tx, account: DepositAccount) {
  const balances = await balanceOf(tx, account.id)
  return {
    uuid: account.id,
    name: account.name,
    number_masked: maskAccountNumber(account.number),
    routing_number: account.routingNumber,
    available_balance: balances.available,
    current_balance: balances.current,
    pending_balance: balances.pending,
    apy: account.apy,
    interest_ytd: await interestThisYear(tx, account.id),
    opened_at: account.openedAt.toISOString(),
    closing_since: account.closingSince?.toISOString() ?? null,
    limits: await limitsOf(tx),
  }
}

/** December's interest is credited as New Year begins, and is the old year's. */
async function interestThisYear(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<unknown>`coalesce(sum(${transfers.amountCents}), 0)` })
    .from(transfers)
    .where(
      and(
        eq(transfers.depositAccountId, accountId),
        eq(transfers.direction, 'ServiceToPrimary'),
        gt(transfers.createdAt, startOfEasternYear(easternDate(now(tx)))),
      ),
    )
  return safeInteger(row?.cents)
}
