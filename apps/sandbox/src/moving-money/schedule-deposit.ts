import { businessDayFrom, type CalendarDate } from '@coffer/domain/calendar'
import type { Frequency } from '@coffer/domain/schedule'
import { eq } from 'drizzle-orm'
import { transactionToWire } from '../banking/transaction-wire.ts'
import { bankLabel } from '../banking/transfer-description.ts'
import type { Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { findContact } from '../identity/contact.ts'
import type { LinkedAccount } from '../linking/linked-account.ts'
import { insertPlan } from '../plans/follow-plan.ts'
import { finishRequest, startRequest } from '../requests/requests.ts'
import type { TransferAnswer } from './transfer-answer.ts'
import { waitForDay } from './waiting-deposit.ts'

type Schedule = {
  depositAccountId: string
  linked: LinkedAccount
  cents: number
  frequency: Frequency
  startDate: CalendarDate
  endDate: CalendarDate | null
}

/** Schedules a deposit or adds a deposit plan, and completes the request. */
export async function scheduleDeposit(
  tx: Tx,
  depositorId: string,
  schedule: Schedule,
): Promise<TransferAnswer> {
  const requestId = await startRequest(tx, depositorId, 'transactions')
  const counterparty = bankLabel(schedule.linked)
  const transferId = await firstDeposit(tx, schedule, { counterparty, requestId })
  const { language } = await findContact(tx, depositorId)
  const [waiting] = await tx.select().from(transfers).where(eq(transfers.id, transferId))
  await finishRequest(tx, requestId, { result: waiting ? transactionToWire(waiting, language) : null })
  return {
    request_id: requestId,
    scheduled_for: businessDayFrom(schedule.startDate),
    asked_for: schedule.startDate,
  }
}

async function firstDeposit(
  tx: Tx,
  { linked, frequency, cents, ...schedule }: Schedule,
  of: { counterparty: string; requestId: string },
): Promise<string> {
  const facts = { ...schedule, linkedAccountId: linked.id }
  if (frequency === 'once') {
    const date = schedule.startDate
    return waitForDay(tx, { ...facts, ...of, cents, frequency, date, planId: null })
  }
  return (await insertPlan(tx, { ...facts, frequency, amountCents: cents }, of)).transferId
}
