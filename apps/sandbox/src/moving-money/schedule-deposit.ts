import { businessDayFrom, type CalendarDate } from '@coffer/domain/calendar'
import type { Frequency } from '@coffer/domain/schedule'
import { eq } from 'drizzle-orm'
import { transactionToWire } from '../banking/transaction-wire.ts'
import { describeTransfer } from '../banking/transfer-description.ts'
import type { Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { contactOf } from '../identity/contact.ts'
import type { LinkedAccount } from '../linking/linked-account.ts'
import { finishRequest, startRequest } from '../requests/requests.ts'
import type { TransferAnswer } from './transfer-answer.ts'
import { waitForDay } from './scheduled-deposit.ts'

type Schedule = {
  depositAccountId: string
  linked: LinkedAccount
  cents: number
  frequency: Frequency
  startDate: CalendarDate
  endDate: CalendarDate | null
}

/** Starts a schedule: its first deposit is scheduled, and the request is done. */
export async function scheduleDeposit(
  tx: Tx,
  depositorId: string,
  { linked, ...schedule }: Schedule,
): Promise<TransferAnswer> {
  const requestId = await startRequest(tx, depositorId, 'transactions')
  const { language } = await contactOf(tx, depositorId)
  const transferId = await waitForDay(tx, {
    ...schedule,
    linkedAccountId: linked.id,
    requestId,
    description: describeTransfer('LinkedToPrimary', linked, language),
    date: schedule.startDate,
  })
  const [waiting] = await tx.select().from(transfers).where(eq(transfers.id, transferId))
  await finishRequest(tx, requestId, { result: waiting ? transactionToWire(waiting) : null })
  return {
    request_id: requestId,
    scheduled_for: businessDayFrom(schedule.startDate),
    asked_for: schedule.startDate,
  }
}
