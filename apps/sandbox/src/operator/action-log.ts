import { desc } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { asWorker, now } from '../database/in-tenant.ts'
import { operatorActions } from '../database/schema/operator.ts'
import type { Call, Env } from '../http/call.ts'
import { clientAddress } from '../http/client-address.ts'
import type { OperatorArea } from '../http/routes.ts'

const prefix = '/sandbox/api'
const targetLength = 200
const most = 200

/** Reads that are actions: the outbox holds codes and links, which open an account. */
const readsOfSecrets: readonly string[] = ['/outbox']

/** Records every call that changes something, and every read of codes, with its outcome. */
export const logActions: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const path = patternOf(c)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (isRead && !readsOfSecrets.includes(path)) return
  await recordAction(c, { action: `${c.req.method} ${path}`, status: c.res.status })
}

/** The first one runs; a later one with a wider pattern says nothing about it. */
const patternOf = (c: Call): string =>
  matchedRoutes(c)
    .find(({ method }) => method !== 'ALL')
    ?.path.slice(prefix.length) ?? ''

export async function recordAction(
  c: Call,
  { action, status }: { readonly action: string; readonly status: number },
): Promise<void> {
  const { db, tenants } = c.var.context
  const row = {
    action,
    status,
    target: c.req.path.slice(prefix.length, prefix.length + targetLength),
    subject: tenants.bySlug(c.req.query('tenant') ?? '')?.slug ?? null,
    address: clientAddress(c),
    invocationId: c.var.invocationId,
  }
  await asWorker(db, (tx) => tx.insert(operatorActions).values({ ...row, at: now(tx) }))
}

/** The newest actions first. */
export const actionCalls: OperatorArea = (operator, { db }) => {
  operator.get('/actions', async (c) => {
    const rows = await asWorker(db, (tx) =>
      tx.select().from(operatorActions).orderBy(desc(operatorActions.sequence)).limit(most),
    )
    return c.json(
      rows.map(({ invocationId, at, ...row }) => ({
        ...row,
        at: at.toISOString(),
        invocation_id: invocationId,
      })),
    )
  })
}
