import { addDays, type CalendarDate, easternDate, easternInstant } from '@coffer/domain/calendar'
import { plannedAmount } from '@coffer/domain/deposit-plans'
import { countsOn } from '@coffer/domain/transfers'
import { formatsFor } from '@coffer/i18n/language-formats'
import { invalid, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq, gte, isNull, lt, or } from 'drizzle-orm'
import { findLimits } from '../banking/account-limits.ts'
import type { NewTransfer } from '../banking/transfer-life.ts'
import { isWaiting, type Transfer } from '../banking/transfer-stage.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { amountBetween } from '../funding/amount-between.ts'
import { findBalance } from '../ledger/post.ts'
import { activePlans, domainPlan, planContext } from '../plans/plan-rows.ts'

type Direction = NewTransfer['direction']

/** Refuses an amount outside the limits, above what is left of the daily limit, or above the available balance. */
export async function requireAmountNow(
  tx: Tx,
  accountId: string,
  direction: Direction,
  cents: number,
): Promise<void> {
  const limits = await findLimits(tx)
  const today = easternDate(now(tx))
  if (direction === 'LinkedToPrimary') {
    const left = limits.deposit_daily - (await depositsOn(tx, accountId, today))
    return requireWithin(cents, limits.deposit_min, Math.max(0, Math.min(limits.deposit_max, left)))
  }
  const left = limits.withdraw_daily - sumAmounts(await transfersOn(tx, accountId, direction, today))
  const { available } = await findBalance(tx, accountId)
  requireWithin(cents, limits.withdraw_min, Math.max(0, Math.min(available, left)))
}

/** The same check for a scheduled deposit whose day is not known yet. */
export async function requireAmountLater(tx: Tx, cents: number): Promise<void> {
  const { deposit_min, deposit_max, deposit_daily } = await findLimits(tx)
  requireWithin(cents, deposit_min, Math.min(deposit_max, deposit_daily))
}

/** A deposit that was just scheduled for a business day, or moved to it. */
interface ScheduledAmount {
  readonly accountId: string
  readonly day: CalendarDate
  readonly cents: number
}

/**
 * Refuses the deposit that was just scheduled if all deposits of its day exceed the daily limit. The refusal refers to
 * the amount, or to the field of the day.
 */
export async function requireRoomOn(
  tx: Tx,
  { accountId, day, cents }: ScheduledAmount,
  field = 'amount',
): Promise<void> {
  const { deposit_daily } = await findLimits(tx)
  const left = deposit_daily - (await depositsOn(tx, accountId, day)) + cents
  if (cents > left)
    throw invalid({ [field]: [field === 'amount' ? leftOnDay(Math.max(0, left)) : dayIsFull(deposit_daily)] })
}

const leftOnDay = (left: number): LocalizedText => ({
  en: `You can deposit up to ${formatsFor('en').money(left)} more on that day.`,
  es: `Ese día puede depositar hasta ${formatsFor('es').money(left)} más.`,
})

const dayIsFull = (most: number): LocalizedText => ({
  en: `All deposits on one day can be up to ${formatsFor('en').money(most)}. Choose another day.`,
  es: `Todos los depósitos de un día pueden ser de hasta ${formatsFor('es').money(most)}. Elija otro día.`,
})

/**
 * Whether a due scheduled deposit is within the limits, which may have changed since, and within what is left of the
 * day. Deposits that are not sent yet do not count, so the first ones are sent.
 */
export async function isAmountAllowedOnItsDay(
  tx: Tx,
  { depositAccountId, scheduledFor, amountCents }: Transfer,
): Promise<boolean> {
  const { deposit_min, deposit_max, deposit_daily } = await findLimits(tx)
  const day = scheduledFor ?? easternDate(now(tx))
  const sent = (await transfersOn(tx, depositAccountId, 'LinkedToPrimary', day)).filter(
    (one) => !isWaiting(one),
  )
  return (
    amountBetween(amountCents, deposit_min, Math.min(deposit_max, deposit_daily - sumAmounts(sent))) === null
  )
}

function requireWithin(cents: number, least: number, most: number): void {
  const problem = amountBetween(cents, least, most)
  if (problem !== null) throw invalid({ amount: [problem] })
}

/** The sum of a day's deposits in cents: made on that day, scheduled for it, and planned for it. */
async function depositsOn(tx: Tx, accountId: string, day: CalendarDate): Promise<number> {
  const moved = await transfersOn(tx, accountId, 'LinkedToPrimary', day)
  let planned = 0
  for (const plan of await activePlans(tx, accountId)) {
    // The next deposit of a plan exists as a transfer already.
    if (!moved.some(({ planId }) => planId === plan.id))
      planned += plannedAmount(await domainPlan(tx, plan), await planContext(tx, plan.id), day)
  }
  return sumAmounts(moved) + planned
}

type Moved = Pick<Transfer, 'planId' | 'status' | 'scheduledFor' | 'amountCents'>

const sumAmounts = (moved: readonly Moved[]): number =>
  moved.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Transfers that count toward the limit of a day. */
async function transfersOn(
  tx: Tx,
  accountId: string,
  direction: Direction,
  day: CalendarDate,
): Promise<Moved[]> {
  const { planId, status, scheduledFor, amountCents, createdAt: dateCreated } = transfers
  const start = new Date(easternInstant(day, 0))
  const end = new Date(easternInstant(addDays(day, 1), 0))
  const found = await tx
    .select({ planId, status, scheduledFor, amountCents, dateCreated })
    .from(transfers)
    .where(
      and(
        eq(transfers.depositAccountId, accountId),
        eq(transfers.direction, direction),
        or(
          eq(transfers.scheduledFor, day),
          and(isNull(transfers.scheduledFor), gte(transfers.createdAt, start), lt(transfers.createdAt, end)),
        ),
      ),
    )
  return found.filter((one) => countsOn(one, day))
}
