import { desc, eq } from 'drizzle-orm'
import { outbox } from '../database/schema/outbox.ts'
import type { OperatorArea } from '../http/routes.ts'
import { forEachTenant } from './for-each-tenant.ts'

const most = 500

const parseLimit = (requested: string | undefined): number => {
  const wanted = Number(requested ?? most)
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, most) : most
}

export const outboxCalls: OperatorArea = (operator) => {
  operator.get('/outbox', async (c) => {
    const to = c.req.query('to')
    const limit = parseLimit(c.req.query('limit'))
    const rows = await forEachTenant(c, (tx) =>
      tx
        .select()
        .from(outbox)
        .where(to === undefined ? undefined : eq(outbox.to, to))
        .orderBy(desc(outbox.sentAt))
        .limit(limit),
    )
    return c.json(
      rows
        .toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
        .slice(0, limit)
        .map(({ sentAt, deliveryError, deliveryAttempts, deliverAfter, ...message }) => ({
          ...message,
          sent_at: sentAt.toISOString(),
          delivery_attempts: deliveryAttempts,
          delivery_error: deliveryError,
          deliver_after: deliverAfter?.toISOString() ?? null,
        })),
    )
  })
}
