import { linkedAccountStatuses } from '@coffer/domain/status'
import { parseBody } from '@coffer/provider-kit/body'
import { eq } from 'drizzle-orm'
import { shortText } from '@coffer/api-client/request/text'
import * as v from 'valibot'
import { returnByOperator } from '../banking/returns.ts'
import { transfers } from '../database/schema/banking.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import type { OperatorArea } from '../http/routes.ts'
import { auditLedger } from '../ledger/audit/audit.ts'
import { linkedAccountToWire, setLinkedAccountStatus } from '../linking/linked-account.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { actOnRecord } from './act.ts'
import { namedTenant, forEachTenant } from './for-each-tenant.ts'

export const returnBody = v.object({ return_code: v.pipe(shortText, v.toUpperCase()) })
export const linkStatusBody = v.object({ status: v.picklist(linkedAccountStatuses) })

export const bankOperations: OperatorArea = (operator, context) => {
  operator.post('/transactions/:uuid/return', async (c) => {
    const { return_code } = await parseBody(c, returnBody)
    const uuid = uuidOrUnusedId(c.req.param('uuid'))
    return c.json(
      await actOnRecord(c, async (tx) => {
        const [transfer] = await tx.select().from(transfers).where(eq(transfers.id, uuid))
        if (!transfer) return null
        await returnByOperator(tx, uuid, return_code)
        return { uuid, status: 'Returned', return_code }
      }),
    )
  })

  operator.patch('/linked-accounts/:uuid', async (c) => {
    const requested = await parseBody(c, linkStatusBody)
    const uuid = uuidOrUnusedId(c.req.param('uuid'))
    return c.json(
      await actOnRecord(c, async (tx) => {
        const [before] = await tx.select().from(linkedAccounts).where(eq(linkedAccounts.id, uuid))
        if (!before) return null
        await setLinkedAccountStatus(tx, uuid, requested.status)
        const [after] = await tx.select().from(linkedAccounts).where(eq(linkedAccounts.id, uuid))
        return after ? linkedAccountToWire(after, 'en') : null
      }),
    )
  })

  operator.get('/linked-accounts', async (c) =>
    c.json(
      await forEachTenant(c, async (tx, slug) =>
        (await tx.select().from(linkedAccounts)).map((one) => ({
          tenant: slug,
          depositor_id: one.depositorId,
          ...linkedAccountToWire(one, 'en'),
        })),
      ),
    ),
  )

  operator.get('/ledger/check', async (c) => c.json(await auditLedger(context.db, namedTenant(c))))
}
