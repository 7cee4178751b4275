import { formatsFor } from '@coffer/i18n/language-formats'
import type { Language } from '@coffer/i18n/languages'
import { unprocessable } from '@coffer/provider-kit/refusal'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { transactionToWire } from '../banking/transaction-wire.ts'
import { describeTransfer } from '../banking/transfer-description.ts'
import { isOpen, isWaiting, type Transfer } from '../banking/transfer-stage.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { markEnded } from '../plans/follow-plan.ts'
import { activePlans } from '../plans/plan-rows.ts'

/**
 * An account can close only if nothing is pending and no deposit is on hold; otherwise the refusal lists the pending
 * items.
 */
export async function requireNothingPending(tx: Tx, accountId: string, reader: Language): Promise<void> {
  const pending = (await unfinished(tx, accountId)).filter((one) => !isWaiting(one))
  if (pending.length === 0) return
  const list = (language: Language): string => pending.map((one) => describe(one, language)).join('; ')
  throw unprocessable(
    {
      en: `You can close your account once nothing is pending. Still pending: ${list('en')}.`,
      es: `Su cuenta se puede cerrar cuando no haya nada pendiente. Aún pendiente: ${list('es')}.`,
    },
    { pending: pending.map((one) => transactionToWire(one, reader)) },
  )
}

/** Cancels the deposits that wait for their day, and ends the plans that would schedule more. */
export async function cancelScheduled(tx: Tx, accountId: string): Promise<void> {
  const waiting = (await unfinished(tx, accountId)).filter(isWaiting)
  if (waiting.length > 0)
    await tx
      .update(transfers)
      .set({ status: 'Cancelled', processedAt: now(tx) })
      .where(
        inArray(
          transfers.id,
          waiting.map(({ id }) => id),
        ),
      )
  for (const { id } of await activePlans(tx, accountId)) await markEnded(tx, id)
}

/** The caller has locked the account, and thereby all its transfers. */
const unfinished = (tx: Tx, accountId: string): Promise<Transfer[]> =>
  tx
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.depositAccountId, accountId),
        or(
          inArray(transfers.status, ['Initiated', 'Pending', 'Submitted']),
          and(
            eq(transfers.status, 'Settled'),
            eq(transfers.direction, 'LinkedToPrimary'),
            isNull(transfers.releasedAt),
          ),
        ),
      ),
    )
    .orderBy(asc(transfers.createdAt), asc(transfers.sequence))

function describe(transfer: Transfer, language: Language): string {
  const what = `${describeTransfer(transfer)[language]}, ${formatsFor(language).money(transfer.amountCents)}`
  if (isOpen(transfer)) return what
  const { available_on } = transactionToWire(transfer, language)
  const day = available_on === null ? '' : formatsFor(language).date(available_on)
  return language === 'en' ? `${what} (available on ${day})` : `${what} (disponible el ${day})`
}
