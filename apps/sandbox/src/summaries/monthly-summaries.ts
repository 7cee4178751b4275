import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import type { MonthlySummary } from '@coffer/email-templates/emails'
import { and, asc, gt, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { schedule, type Unfinished, workKind } from '../due-work/due-work.ts'
import { findHolders } from '../joint/account-holders.ts'
import { deliver } from '../notices/deliver.ts'
import { noticeBatchSize } from '../notices/notify-many.ts'
import { unsubscribeLink } from '../notices/unsubscribe-link.ts'
import { findSender } from '../outbox/mailer.ts'
import { midnight } from '../statements/periods.ts'
import { findGoals, findNextDeposits } from './account-plans.ts'
import { monthFigures } from './month-figures.ts'

/** The month that ended with `date`; `after` is the last account of the previous batch. */
const payload = v.object({ date: v.string(), after: v.nullable(v.string()) })
type Payload = v.InferOutput<typeof payload>

export const monthlySummaries = workKind('monthly-summaries', payload)

/** Schedules the summaries of the month that ends with `date`, along with its statements; on other days, none. */
export async function scheduleMonthlySummaries(tx: Tx, date: CalendarDate): Promise<void> {
  if (!addDays(date, 1).endsWith('-01')) return
  await schedule(tx, monthlySummaries, { date, after: null }, now(tx), { key: date })
}

/** Emails the month's summary to the holders of the next batch of open accounts, unless an account is and was empty. */
export async function sendMonthlySummaries(
  tx: Tx,
  { date, after }: Payload,
): Promise<Unfinished<Payload> | void> {
  const { branding, origin } = await findSender(tx)
  const { capabilities } = branding
  if (!capabilities.includes('notification_settings')) return
  const accounts = await nextAccounts(tx, date, after)
  const ids = accounts.map(({ id }) => id)
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  const figures = await monthFigures(tx, ids, {
    yearBegins: midnight(`${year}-01-01`),
    begins: midnight(`${date.slice(0, 7)}-01`),
    ends: midnight(addDays(date, 1)),
  })
  const goals = await findGoals(tx, ids, capabilities)
  const nextDeposits = await findNextDeposits(tx, ids, capabilities)
  const toSummary = (id: string): Omit<MonthlySummary, 'unsubscribe'> | null => {
    const found = figures.get(id)
    if (found === undefined || (found.balance === 0 && !found.hasMoved)) return null
    const { balance, saved, interest, interestOfYear } = found
    return {
      year,
      month,
      balance,
      saved,
      interest,
      interestOfYear,
      goals: goals.get(id) ?? [],
      next: nextDeposits.get(id) ?? null,
    }
  }
  const summaries = new Map(accounts.map(({ id, depositorId }) => [depositorId, toSummary(id)]))
  const holders = await findHolders(
    tx,
    accounts.map(({ depositorId }) => depositorId),
  )
  await deliver(
    tx,
    'monthly-summary',
    holders.flatMap(({ ownerId, ...person }) => {
      const summary = summaries.get(ownerId) ?? null
      const { depositorId } = person
      const unsubscribe = unsubscribeLink(tx, origin, { depositorId, kind: 'summary' })
      return summary === null ? [] : [{ person, data: { ...summary, unsubscribe } }]
    }),
  )
  const last = accounts[noticeBatchSize - 1]
  return last && { remaining: { date, after: last.id } }
}

/** Open accounts whose month is complete: its interest is posted, or the account is closing and earns none. */
const nextAccounts = (tx: Tx, date: CalendarDate, after: string | null) =>
  tx
    .select({ id: depositAccounts.id, depositorId: depositAccounts.depositorId })
    .from(depositAccounts)
    .where(
      and(
        isNull(depositAccounts.closedAt),
        lt(depositAccounts.openedAt, midnight(addDays(date, 1))),
        or(gte(depositAccounts.accruedThrough, date), isNotNull(depositAccounts.closingSince)),
        after === null ? undefined : gt(depositAccounts.id, after),
      ),
    )
    .orderBy(asc(depositAccounts.id))
    .limit(noticeBatchSize)
