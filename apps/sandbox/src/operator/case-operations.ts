import { eq } from 'drizzle-orm'
import { now } from '../database/in-tenant.ts'
import { cases } from '../database/schema/cases.ts'
import type { OperatorArea } from '../http/routes.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { actOnRecord } from './act.ts'

/** Closes a depositor's case. Replies to it are messages in its thread. */
export const caseOperations: OperatorArea = (operator) => {
  operator.post('/cases/:uuid/close', async (c) => {
    const id = uuidOrUnusedId(c.req.param('uuid'))
    const closed = await actOnRecord(c, async (tx) => {
      const [row] = await tx
        .update(cases)
        .set({ closedAt: now(tx) })
        .where(eq(cases.id, id))
        .returning({ uuid: cases.id })
      return row ?? null
    })
    return c.json(closed)
  })
}
