import { desc, eq } from 'drizzle-orm'
import { inTenant } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { authenticated } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { missing, unprocessable } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { depositorOf } from '../onboarding/progress.ts'
import { uuidOrNone } from '../requests/requests.ts'
import { accountOf } from './deposit-account.ts'
import { transactionOnTheWire } from './transaction-wire.ts'
import { voidTransfer } from './transfer-life.ts'

export const transactionCalls: Area = (api, { db }) => {
  api.get('/transactions', async (c) => {
    const { depositorId } = authenticated(c)
    const rows = await inTenant(db, c.var.tenant, async (tx) => {
      const account = await accountOf(tx, depositorId)
      if (account === null) return []
      return tx
        .select()
        .from(transfers)
        .where(eq(transfers.depositAccountId, account.id))
        .orderBy(desc(transfers.createdAt), desc(transfers.sequence))
    })
    return ok(c, rows.map(transactionOnTheWire))
  })

  api.post('/transactions/:uuid/void', async (c) => {
    const { depositorId } = authenticated(c)
    const voided = await inTenant(db, c.var.tenant, async (tx) => {
      await depositorOf(tx, depositorId)
      const account = await accountOf(tx, depositorId)
      const [transfer] = await tx
        .select()
        .from(transfers)
        .where(eq(transfers.id, uuidOrNone(c.req.param('uuid'))))
      if (transfer === undefined || transfer.depositAccountId !== account?.id) throw missing()
      return voidTransfer(tx, transfer.id)
    })
    if (!voided) {
      throw unprocessable({
        en: 'This transaction was already submitted and cannot be stopped.',
        es: 'Esta transacción ya se envió y no se puede detener.',
      })
    }
    return ok(c)
  })
}
