import { desc, eq } from 'drizzle-orm'
import { transactionToWire } from '../banking/transaction-wire.ts'
import { isWaiting, type Transfer } from '../banking/transfer-stage.ts'
import { depositAccounts, transfers } from '../database/schema/banking.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { OperatorArea } from '../http/routes.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { forEachTenant } from './for-each-tenant.ts'

const most = 200

/** Transactions of all depositors or of one, newest first, with whether each can be returned. */
export const moneyOperations: OperatorArea = (operator) => {
  operator.get('/transactions', async (c) => {
    const depositor = c.req.query('depositor')
    return c.json(
      await forEachTenant(c, async (tx, slug) => {
        const rows = await tx
          .select({ transfer: transfers, depositorId: depositors.depositorId, email: users.email })
          .from(transfers)
          .innerJoin(depositAccounts, eq(depositAccounts.id, transfers.depositAccountId))
          .innerJoin(depositors, eq(depositors.depositorId, depositAccounts.depositorId))
          .innerJoin(users, eq(users.userId, depositors.userId))
          .where(depositor === undefined ? undefined : eq(depositors.depositorId, uuidOrUnusedId(depositor)))
          .orderBy(desc(transfers.createdAt), desc(transfers.sequence))
          .limit(most)
        return rows.map(({ transfer, depositorId, email }) => ({
          tenant: slug,
          depositor_id: depositorId,
          email,
          ...transactionToWire(transfer, 'en'),
          is_returnable: isReturnable(transfer),
        }))
      }),
    )
  })
}

const isReturnable = (transfer: Transfer): boolean =>
  transfer.linkedAccountId !== null &&
  ['Initiated', 'Pending', 'Submitted', 'Settled'].includes(transfer.status) &&
  !isWaiting(transfer)
