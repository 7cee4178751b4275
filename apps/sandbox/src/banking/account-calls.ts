import { nicknameBody } from '@coffer/api-client/accounts/request-schema'
import { isAccepted } from '@coffer/domain/status'
import { easternDate } from '@coffer/domain/calendar'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts, transfers } from '../database/schema/banking.ts'
import { safeInteger } from '../database/schema/cents.ts'
import { ledgerAccounts } from '../database/schema/ledger.ts'
import { tenantSettings } from '../database/schema/tenants.ts'
import { asCaller } from '../http/as-caller.ts'
import { bodyOf, type Call } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { notFound } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { balancesFrom } from '../ledger/post.ts'
import { statusOf } from '../onboarding/missing-documents.ts'
import { depositorOf, findDepositor } from '../onboarding/progress.ts'
import { limitsFrom, type AccountLimits } from './account-limits.ts'
import { accountOf, allAccountsOf, maskAccountNumber, openAccount } from './deposit-account.ts'

export const accountCalls: Area = (api) => {
  api.get(
    '/accounts',
    asCaller(async (c, tx, { accountDepositorId }) => ok(c, await accountsToWire(tx, accountDepositorId))),
  )

  api.patch(
    '/accounts/:uuid',
    asCaller((c, tx, { accountDepositorId }) => changeNickname(c, tx, accountDepositorId)),
  )

  // Not in the list: sensitive, so sent only when its holder asks to see it.
  api.get(
    '/accounts/:uuid/number',
    asCaller(async (c, tx, { accountDepositorId }) => {
      const account = await accountOf(tx, accountDepositorId)
      if (account === null || account.id !== c.req.param('uuid')) throw notFound()
      return ok(c, { account_number: account.number })
    }),
  )
}

/** Names the open account, for both of its holders. */
async function changeNickname(c: Call, tx: Tx, depositorId: string): Promise<Response> {
  const { nickname } = await bodyOf(c, nicknameBody)
  const account = await accountOf(tx, depositorId)
  if (account === null || account.id !== c.req.param('uuid')) throw notFound()
  await tx.update(depositAccounts).set({ nickname }).where(eq(depositAccounts.id, account.id))
  return ok(c, { nickname })
}

/** Accounts of GET /accounts. An accepted application has one, empty until it is funded; a closed one is not listed. */
export async function accountsToWire(tx: Tx, depositorId: string): Promise<unknown[]> {
  const found = await openAccountToWire(tx, depositorId)
  if (found !== null) return [found]
  if (!(await awaitsAccount(tx, depositorId))) return []
  await depositorOf(tx, depositorId)
  await openAccount(tx, depositorId)
  return [await openAccountToWire(tx, depositorId)]
}

/** Whether the depositor is accepted and never had an account. */
async function awaitsAccount(tx: Tx, depositorId: string): Promise<boolean> {
  const depositor = await findDepositor(tx, depositorId)
  if (!depositor.isPrimary || !isAccepted(statusOf(depositor))) return false
  return (await allAccountsOf(tx, depositorId)).length === 0
}

const balances = v.record(v.string(), v.number())

/** The open account with its balances, interest and limits, read in one statement. */
async function openAccountToWire(tx: Tx, depositorId: string): Promise<unknown> {
  const ownId = sql`${depositAccounts.id}`
  // December's interest is credited as New Year begins, and counts on the last day of the old one.
  const newYear = `${easternDate(now(tx)).slice(0, 4)}-01-01`
  const [row] = await tx
    .select({
      account: getTableColumns(depositAccounts),
      pockets: sql<unknown>`(
        select jsonb_object_agg(${ledgerAccounts.kind}, ${ledgerAccounts.balanceCents})
          from ${ledgerAccounts} where ${ledgerAccounts.depositAccountId} = ${ownId})`,
      interestYtd: sql<unknown>`(
        select coalesce(sum(${transfers.amountCents}), 0)
          from ${transfers}
         where ${transfers.depositAccountId} = ${ownId} and ${transfers.direction} = 'ServiceToPrimary'
           and ${transfers.postedOn} >= ${newYear}::date)`,
      limits: sql<Partial<AccountLimits> | null>`(select ${tenantSettings.limits} from ${tenantSettings})`,
    })
    .from(depositAccounts)
    .where(and(eq(depositAccounts.depositorId, depositorId), isNull(depositAccounts.closedAt)))
  if (row === undefined) return null
  const { account } = row
  const pockets = balancesFrom(new Map(Object.entries(v.parse(balances, row.pockets ?? {}))))
  return {
    uuid: account.id,
    name: account.name,
    nickname: account.nickname,
    number_masked: maskAccountNumber(account.number),
    routing_number: account.routingNumber,
    available_balance: pockets.available,
    current_balance: pockets.current,
    pending_balance: pockets.pending,
    apy: account.apy,
    interest_ytd: safeInteger(row.interestYtd),
    opened_at: account.openedAt.toISOString(),
    opened_on: easternDate(account.openedAt),
    closing_since: account.closingSince?.toISOString() ?? null,
    limits: limitsFrom(row.limits ?? {}),
  }
}
