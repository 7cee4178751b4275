import { easternDate, easternInstant, isCalendarDate } from '@coffer/domain/calendar'
import { isPassed, registrationStatuses, usable } from '@coffer/domain/status'
import { and, eq, gte, isNull, notInArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { limitsOf, type AccountLimits } from '../banking/account-limits.ts'
import { accountOf, lockAccount, type DepositAccount } from '../banking/deposit-account.ts'
import { acceptTransfer, type NewTransfer } from '../banking/transfer-life.ts'
import { describeTransfer } from '../banking/transfer-words.ts'
import type { Database } from '../database/connection.ts'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { safeInteger } from '../database/schema/cents.ts'
import { amountBetween } from '../funding/amount-between.ts'
import { requireDepositsFrom } from '../funding/fund-account.ts'
import { authenticated, bodyOf, type Call } from '../http/call.ts'
import { accepted } from '../http/envelope.ts'
import { forbidden, invalid, type Said } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { spokenTo } from '../identity/spoken-to.ts'
import { balanceOf } from '../ledger/post.ts'
import { ownLinkedAccount, type LinkedAccount } from '../linking/linked-account.ts'
import { depositorOf, hasReached } from '../onboarding/progress.ts'
import { idempotencyKey, onceByKey } from '../requests/idempotency.ts'
import { finishRequest, startRequest } from '../requests/requests.ts'
import { frequencies, isStartDay, runDeposit, runScheduled, waitForDay } from './scheduled-deposit.ts'

const wanted = v.object({
  linked_account_id: v.string(),
  amount: v.number(),
  frequency: v.optional(v.picklist(frequencies), 'once'),
  start_date: v.nullish(v.pipe(v.string(), v.check(isCalendarDate)), null),
  end_date: v.nullish(v.pipe(v.string(), v.check(isCalendarDate)), null),
})
type Wanted = v.InferOutput<typeof wanted>
const answered = v.object({ request_id: v.string() })

type Direction = NewTransfer['direction']

/** Deposits, one-off or scheduled, and withdrawals. */
export const moneyCalls: Area = (api, { db, work }) => {
  work.register(runScheduled, (tx, { transferId, date }) => runDeposit(tx, transferId, date))
  api.post('/deposit', (c) => move(c, db, 'LinkedToPrimary'))
  api.post('/withdraw', (c) => move(c, db, 'PrimaryToLinked'))
}

async function move(c: Call, db: Database, direction: Direction): Promise<Response> {
  const { depositorId } = authenticated(c)
  const body = await bodyOf(c, wanted)
  const { request_id } = await inTenant(db, c.var.tenant, async (tx) => {
    await depositorOf(tx, depositorId)
    return onceByKey(
      tx,
      { depositorId, key: idempotencyKey(c), body: [direction, body] },
      (answer) => v.parse(answered, answer),
      () => accept(tx, depositorId, direction, body),
    )
  })
  return accepted(c, request_id)
}

async function accept(
  tx: Tx,
  depositorId: string,
  direction: Direction,
  { linked_account_id, amount, ...when }: Wanted,
): Promise<{ request_id: string }> {
  const account = await holdWhoMovesMoney(tx, depositorId)
  const isIn = direction === 'LinkedToPrimary'
  const linked = isIn
    ? await requireDepositsFrom(tx, depositorId, linked_account_id)
    : await requireUsable(tx, depositorId, linked_account_id)
  const problem = await problemWithAmount(tx, account, direction, amount)
  if (problem !== null) throw invalid({ amount: [problem] })
  const startDate = isIn ? startOf(tx, when) : null
  const requestId = await startRequest(tx, depositorId, 'transactions')
  const transfer = {
    depositAccountId: account.id,
    linkedAccountId: linked.id,
    requestId,
    cents: amount,
    description: describeTransfer(direction, linked, (await spokenTo(tx, depositorId)).language),
  }
  if (startDate === null) {
    await acceptTransfer(tx, { ...transfer, direction, isFirstFunding: false })
  } else {
    const { frequency, end_date: endDate } = when
    await waitForDay(tx, { ...transfer, frequency, startDate, date: startDate, endDate })
    await finishRequest(tx, requestId, { result: null })
  }
  return { request_id: requestId }
}

/** The day a scheduled deposit begins, or null for one that goes out now. */
function startOf(
  tx: Tx,
  { frequency, start_date, end_date }: Omit<Wanted, 'amount' | 'linked_account_id'>,
): string | null {
  const today = easternDate(now(tx))
  if (frequency === 'once' && (start_date === null || start_date === today)) return null
  if (start_date === null || !isStartDay(start_date, today)) throw invalid({ start_date: [notThatDay] })
  if (end_date !== null && end_date < start_date) throw invalid({ end_date: [endsTooSoon] })
  return start_date
}

const notThatDay: Said = {
  en: 'Choose a day from tomorrow to a year ahead.',
  es: 'Elija un día desde mañana hasta dentro de un año.',
}
const endsTooSoon: Said = { en: 'The end comes before the start.', es: 'El final es anterior al inicio.' }

/** §6: complete, approved, no relink pending. */
async function holdWhoMovesMoney(tx: Tx, depositorId: string): Promise<DepositAccount> {
  const depositor = await depositorOf(tx, depositorId)
  const status = registrationStatuses.find((one) => one === depositor.registrationStatus) ?? null
  const account = await accountOf(tx, depositorId)
  if (!hasReached(depositor, 'completed') || !isPassed(status) || depositor.relink || account === null) {
    throw forbidden({ en: 'Money cannot be moved right now.', es: 'Por ahora no se puede mover dinero.' })
  }
  return lockAccount(tx, account.id)
}

async function requireUsable(tx: Tx, depositorId: string, id: string): Promise<LinkedAccount> {
  const linked = await ownLinkedAccount(tx, depositorId, id)
  if (linked === null || !usable(linked.status)) {
    throw invalid({
      linked_account_id: [{ en: 'This account cannot be used.', es: 'Esta cuenta no se puede usar.' }],
    })
  }
  return linked
}

async function problemWithAmount(
  tx: Tx,
  account: DepositAccount,
  direction: Direction,
  cents: number,
): Promise<Said | null> {
  const limits = await limitsOf(tx)
  const [least, most] = await rangeOf(tx, account, direction, limits)
  return amountBetween(cents, least, most)
}

/** What may still be moved today. */
async function rangeOf(
  tx: Tx,
  account: DepositAccount,
  direction: Direction,
  limits: AccountLimits,
): Promise<[number, number]> {
  const today = await movedToday(tx, account.id, direction)
  if (direction === 'LinkedToPrimary') {
    return [limits.deposit_min, Math.max(0, Math.min(limits.deposit_max, limits.deposit_daily - today))]
  }
  const { available } = await balanceOf(tx, account.id)
  return [limits.withdraw_min, Math.max(0, Math.min(available, limits.withdraw_daily - today))]
}

async function movedToday(tx: Tx, accountId: string, direction: Direction): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<unknown>`coalesce(sum(${transfers.amountCents}), 0)` })
    .from(transfers)
    .where(
      and(
        eq(transfers.depositAccountId, accountId),
        eq(transfers.direction, direction),
        notInArray(transfers.status, ['Voided', 'Returned', 'Cancelled']),
        isNull(transfers.scheduledFor),
        gte(transfers.createdAt, new Date(easternInstant(easternDate(now(tx)), 0))),
      ),
    )
  return safeInteger(row?.cents)
}
