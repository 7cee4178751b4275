import { desc, eq } from 'drizzle-orm'
import { outbox } from '../database/schema/outbox.ts'
import type { OperatorArea } from '../http/routes.ts'
import { overTenants } from './over-tenants.ts'

export const outboxCalls: OperatorArea = (operator) => {
  operator.get('/outbox', async (c) => {
    const to = c.req.query('to')
    const rows = await overTenants(c, (tx) =>
      tx
        .select()
        .from(outbox)
        .where(to === undefined ? undefined : eq(outbox.to, to))
        .orderBy(desc(outbox.sentAt))
        .limit(500),
    )
    return c.json(
      rows
        .toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
        .map(({ sentAt, ...message }) => ({ ...message, sent_at: sentAt.toISOString() })),
    )
  })
}
