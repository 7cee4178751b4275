import { easternDate } from '@coffer/domain/calendar'
import type { Language } from '@coffer/i18n/languages'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { toRows } from '../database/rows.ts'
import { depositAccounts, transfers } from '../database/schema/banking.ts'
import { safeInteger } from '../database/schema/cents.ts'
import { ledgerAccounts } from '../database/schema/ledger.ts'
import { rateChanges } from '../database/schema/rates.ts'
import { tenantSettings } from '../database/schema/tenants.ts'
import { balancesFrom } from '../ledger/post.ts'
import { mergeLimits } from './account-limits.ts'
import { maskAccountNumber, productName } from './deposit-account.ts'

const ownId = sql`${depositAccounts.id}`

/** The open account with its balances, interest and limits, in its reader's language; null if no account is open. */
export async function readOpenAccount(tx: Tx, depositorId: string, language: Language) {
  const today = easternDate(now(tx))
  // December's interest is credited as New Year begins, but counts on the last day of the old year.
  const newYear = `${today.slice(0, 4)}-01-01`
  const [row] = toRows(
    await tx.execute(sql`
      select ${depositAccounts.id}, ${depositAccounts.nickname}, ${depositAccounts.number},
             ${depositAccounts.routingNumber},
             coalesce((select ${rateChanges.apy} from ${rateChanges}
                        where ${rateChanges.effectiveOn} <= ${today}::date
                          and ${rateChanges.effectiveOn} > (${depositAccounts.openedAt} at time zone 'America/New_York')::date
                        order by ${rateChanges.effectiveOn} desc limit 1), ${depositAccounts.apy}) as apy,
             ${depositAccounts.openedAt}, ${depositAccounts.closingSince},
             (select jsonb_object_agg(${ledgerAccounts.kind}, ${ledgerAccounts.balanceCents})
                from ${ledgerAccounts} where ${ledgerAccounts.depositAccountId} = ${ownId}) as pockets,
             (select coalesce(sum(${transfers.amountCents}), 0)
                from ${transfers}
               where ${transfers.depositAccountId} = ${ownId} and ${transfers.direction} = 'ServiceToPrimary'
                 and ${transfers.postedOn} >= ${newYear}::date) as interest_ytd,
             (select ${tenantSettings.limits} from ${tenantSettings}) as limits
        from ${depositAccounts}
       where ${depositAccounts.depositorId} = ${depositorId}::uuid and ${depositAccounts.closedAt} is null`),
  )
  return row === undefined ? null : accountToWire(row, language)
}

const instant = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
)

const accountRow = v.object({
  id: v.string(),
  nickname: v.nullable(v.string()),
  number: v.string(),
  routing_number: v.string(),
  apy: v.string(),
  opened_at: instant,
  closing_since: v.nullable(instant),
  pockets: v.nullable(v.record(v.string(), v.number())),
  interest_ytd: v.unknown(),
  limits: v.nullable(v.record(v.string(), v.number())),
})

function accountToWire(row: unknown, language: Language) {
  const account = v.parse(accountRow, row)
  const balances = balancesFrom(new Map(Object.entries(account.pockets ?? {})))
  return {
    uuid: account.id,
    name: productName[language],
    nickname: account.nickname,
    number_masked: maskAccountNumber(account.number),
    routing_number: account.routing_number,
    available_balance: balances.available,
    current_balance: balances.current,
    pending_balance: balances.pending,
    apy: account.apy,
    interest_ytd: safeInteger(account.interest_ytd),
    opened_at: account.opened_at.toISOString(),
    opened_on: easternDate(account.opened_at),
    closing_since: account.closing_since?.toISOString() ?? null,
    limits: mergeLimits(account.limits ?? {}),
  }
}
