import { isAccepted, registrationStatuses } from '@coffer/domain/status'
import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositAccounts, transfers } from '../database/schema/banking.ts'
import { asCaller } from '../http/as-caller.ts'
import { ok } from '../http/envelope.ts'
import { forbidden, notFound, unprocessable, type LocalizedText } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { depositorOf } from '../onboarding/progress.ts'
import { uuidOrNone } from '../requests/requests.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { accountOf } from './deposit-account.ts'
import { transactionToWire } from './transaction-wire.ts'
import { voidTransfer } from './transfer-life.ts'
import { isDeposit, type Transfer } from './transfer-stage.ts'

export const transactionCalls: Area = (api) => {
  api.get(
    '/transactions',
    asCaller(async (c, tx, { accountDepositorId }) => {
      const rows = await tx
        .select(getTableColumns(transfers))
        .from(transfers)
        .innerJoin(depositAccounts, eq(depositAccounts.id, transfers.depositAccountId))
        .where(eq(depositAccounts.depositorId, accountDepositorId))
        .orderBy(desc(transfers.createdAt), desc(transfers.sequence))
      return ok(c, rows.map(transactionToWire))
    }),
  )

  api.post(
    '/transactions/:uuid/void',
    asCaller(async (c, tx, { accountDepositorId }) => {
      const transfer = await ownTransfer(tx, accountDepositorId, c.req.param('uuid') ?? '')
      if (!(await voidTransfer(tx, transfer.id)))
        throw unprocessable(isCanceled(transfer) ? alreadyCanceled : tooLate)
      await recordSecurityEvent(tx, c, 'transfer-canceled')
      return ok(c, null, isDeposit(transfer) ? depositCancelled : withdrawalCancelled)
    }),
  )
}

/** A transfer of the depositor's open account that the caller may cancel. */
async function ownTransfer(tx: Tx, depositorId: string, uuid: string): Promise<Transfer> {
  const depositor = await depositorOf(tx, depositorId)
  const account = await accountOf(tx, depositorId)
  const [transfer] = await tx
    .select()
    .from(transfers)
    .where(eq(transfers.id, uuidOrNone(uuid)))
  if (transfer === undefined || transfer.depositAccountId !== account?.id) throw notFound()
  const status = registrationStatuses.find((one) => one === depositor.registrationStatus) ?? null
  if (!isAccepted(status)) throw forbidden(notAllowed)
  return transfer
}

const isCanceled = ({ status }: Transfer): boolean => status === 'Voided' || status === 'Cancelled'

const notAllowed: LocalizedText = {
  en: 'You can’t change transactions right now.',
  es: 'No se pueden cambiar las transacciones en este momento.',
}
const tooLate: LocalizedText = {
  en: 'This transaction was already sent, so you can’t cancel it.',
  es: 'Esta transacción ya se envió y no se puede cancelar.',
}
const alreadyCanceled: LocalizedText = {
  en: 'This transaction was already canceled.',
  es: 'Esta transacción ya se canceló.',
}
/** Messages of §8. */
const depositCancelled: LocalizedText = {
  en: 'Deposit cancelled successfully',
  es: 'Depósito cancelado correctamente',
}
const withdrawalCancelled: LocalizedText = {
  en: 'Withdrawal canceled successfully',
  es: 'Retiro cancelado correctamente',
}
