import { addDays, businessDayFrom, easternDate, type CalendarDate } from '@coffer/domain/calendar'
import { upcomingDates } from '@coffer/domain/deposit-plans'
import { dayOfMonthAfter } from '@coffer/domain/schedule'
import { localize } from '@coffer/provider-kit/refusal'
import { findAccount } from '../banking/deposit-account.ts'
import { bankLabel } from '../banking/transfer-description.ts'
import { recordOwnRow, now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { insertGoal } from '../goals/change-goals.ts'
import { findContact } from '../identity/contact.ts'
import type { LinkedAccount } from '../linking/linked-account.ts'
import { changeAmount, moveDate, pausePlan, skipDate } from '../plans/change-dates.ts'
import { insertPlan } from '../plans/follow-plan.ts'
import { domainPlan, planContext, type PlanRow } from '../plans/plan-rows.ts'

/** A plan with a deposit on the first of each month, from the next one on. */
export async function seedMonthlyPlan(
  tx: Tx,
  depositorId: string,
  linked: LinkedAccount,
  more: { readonly amountCents: number; readonly goalId?: string },
): Promise<PlanRow> {
  const { plan } = await insertPlan(
    tx,
    {
      ...(await bothAccounts(tx, depositorId, linked)),
      ...more,
      frequency: 'monthly',
      startDate: dayOfMonthAfter(easternDate(now(tx)), 1, 1),
    },
    descriptionFields(linked),
  )
  return plan
}

/**
 * Several plans: one adds to a goal and has a deposit that was not sent; one has a skipped, a changed and a moved date;
 * one is paused.
 */
export async function seedPlans(tx: Tx, depositorId: string, linked: LinkedAccount): Promise<void> {
  const accounts = await bothAccounts(tx, depositorId, linked)
  recordOwnRow(tx, 'deposit-account', accounts.depositAccountId)
  const { language } = await findContact(tx, depositorId)
  const described = descriptionFields(linked)
  const today = easternDate(now(tx))
  const goal = await insertGoal(tx, accounts.depositAccountId, {
    kind: 'target',
    name: localize({ en: 'New kitchen', es: 'Cocina nueva' }, language),
    picture: 'home',
    targetCents: 900_000,
    targetDate: null,
    isProtected: false,
    fillPercent: null,
    fillCents: null,
    place: 0,
    startedWithCents: 0,
  })
  const monthly = await seedMonthlyPlan(tx, depositorId, linked, { amountCents: 25_000, goalId: goal.id })
  await seedUnsent(tx, monthly, described, addDays(today, -20))

  const payday = { ...accounts, amountCents: 10_000, frequency: 'twice_monthly', secondDay: 15 } as const
  const { plan: twice } = await insertPlan(
    tx,
    { ...payday, startDate: dayOfMonthAfter(today, 1, 1), endDate: addDays(today, 330) },
    described,
  )
  const [first, second, third] = upcomingDates(await domainPlan(tx, twice), await planContext(tx, twice.id))
  if (first !== undefined) await skipDate(tx, twice, first.date)
  if (second !== undefined) await changeAmount(tx, twice, { date: second.date, amount: 17_500, scope: 'one' })
  if (third !== undefined) await moveDate(tx, twice, { date: third.date, to: addDays(third.date, 4) })

  const { plan: weekly } = await insertPlan(
    tx,
    { ...accounts, amountCents: 2_500, frequency: 'weekly', startDate: addDays(today, 3) },
    described,
  )
  await pausePlan(tx, weekly, addDays(today, 45))
}

async function bothAccounts(tx: Tx, depositorId: string, { id: linkedAccountId }: LinkedAccount) {
  const account = await findAccount(tx, depositorId)
  if (account === null) throw new Error('The depositor has no account.')
  return { depositAccountId: account.id, linkedAccountId }
}

const descriptionFields = (linked: LinkedAccount) => ({
  counterparty: bankLabel(linked),
  requestId: crypto.randomUUID(),
})

/** A deposit that was not sent, because the bank account was unusable on its day. */
async function seedUnsent(
  tx: Tx,
  { id: planId, depositAccountId, linkedAccountId, amountCents, frequency, startDate }: PlanRow,
  described: { counterparty: string; requestId: string },
  planDate: CalendarDate,
): Promise<void> {
  const scheduledFor = businessDayFrom(planDate)
  const at = new Date(`${scheduledFor}T14:30:00Z`)
  const facts = { planId, depositAccountId, linkedAccountId, amountCents, frequency, startDate, ...described }
  await tx.insert(transfers).values({
    ...facts,
    direction: 'LinkedToPrimary',
    status: 'Cancelled',
    skipReason: 'linked-account',
    planDate,
    scheduledFor,
    createdAt: at,
    processedAt: at,
  })
}
