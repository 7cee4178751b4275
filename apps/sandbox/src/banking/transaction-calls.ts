import { isAccepted, registrationStatuses } from '@coffer/domain/status'
import { desc, eq, inArray } from 'drizzle-orm'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { authenticated } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { forbidden, notFound, unprocessable, type LocalizedText } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { depositorOf } from '../onboarding/progress.ts'
import { uuidOrNone } from '../requests/requests.ts'
import { accountOf, allAccountsOf } from './deposit-account.ts'
import { transactionToWire } from './transaction-wire.ts'
import { voidTransfer } from './transfer-life.ts'
import { isDeposit, type Transfer } from './transfer-stage.ts'

export const transactionCalls: Area = (api, { db }) => {
  api.get('/transactions', async (c) => {
    const { accountDepositorId: depositorId } = authenticated(c)
    const rows = await inTenant(db, c.var.tenant, async (tx) => {
      const accounts = await allAccountsOf(tx, depositorId)
      if (accounts.length === 0) return []
      return tx
        .select()
        .from(transfers)
        .where(
          inArray(
            transfers.depositAccountId,
            accounts.map(({ id }) => id),
          ),
        )
        .orderBy(desc(transfers.createdAt), desc(transfers.sequence))
    })
    return ok(c, rows.map(transactionToWire))
  })

  api.post('/transactions/:uuid/void', async (c) => {
    const { accountDepositorId: depositorId } = authenticated(c)
    const { transfer, isVoided } = await inTenant(db, c.var.tenant, async (tx) => {
      const found = await ownTransfer(tx, depositorId, c.req.param('uuid'))
      return { transfer: found, isVoided: await voidTransfer(tx, found.id) }
    })
    if (!isVoided) throw unprocessable(wasCalledOff(transfer) ? calledOffBefore : tooLate)
    return ok(c, null, isDeposit(transfer) ? depositCancelled : withdrawalCancelled)
  })
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

const wasCalledOff = ({ status }: Transfer): boolean => status === 'Voided' || status === 'Cancelled'

const notAllowed: LocalizedText = {
  en: 'Transactions cannot be changed right now.',
  es: 'Por ahora no se pueden cambiar las transacciones.',
}
const tooLate: LocalizedText = {
  en: 'This transaction was already submitted and cannot be stopped.',
  es: 'Esta transacción ya se envió y no se puede detener.',
}
const calledOffBefore: LocalizedText = {
  en: 'This transaction was already cancelled.',
  es: 'Esta transacción ya se había cancelado.',
}
/** Messages of §8. */
const depositCancelled: LocalizedText = {
  en: 'Deposit cancelled successfully',
  es: 'El depósito se canceló correctamente',
}
const withdrawalCancelled: LocalizedText = {
  en: 'Withdrawal cancelled successfully',
  es: 'El retiro se canceló correctamente',
}
