import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import { asWorker, type Tx, type WorkerTx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { securityEvents } from '../database/schema/security-events.ts'
import type { Call } from '../http/call.ts'
import type { OperatorArea } from '../http/routes.ts'
import { operatorActions } from '../security-events/operator-actions.ts'
import { providerTenant } from '../security-events/record-security-event.ts'
import { securityActions } from '../security-events/security-actions.ts'
import { forEachTenant } from './for-each-tenant.ts'

const largestPage = 200

interface Filter {
  readonly email: string | undefined
  readonly action: string | undefined
  /** Only events with a smaller sequence. The sequence is shared by all tenants. */
  readonly before: number
  readonly limit: number
}

/** Security events in pages, newest first: `?tenant=&email=&action=&before=&limit=`. */
export const securityEventCalls: OperatorArea = (operator, { db }) => {
  operator.get('/security-events/actions', (c) => c.json([...securityActions, ...operatorActions]))

  operator.get('/security-events', async (c) => {
    const filter = parseFilter(c)
    const ofTenants = await forEachTenant(c, (tx) => findEvents(tx, filter))
    // Acts on the provider itself, and acts that named no tenant.
    const ofProvider = filter.email === undefined ? await asWorker(db, (tx) => findActs(tx, filter)) : []
    const events = [...ofTenants, ...ofProvider]
    return c.json(
      events
        .toSorted((one, other) => other.sequence - one.sequence)
        .slice(0, filter.limit)
        .map(toWire),
    )
  })
}

function parseFilter(c: Call): Filter {
  const before = Number(c.req.query('before'))
  const limit = Number(c.req.query('limit'))
  return {
    email: c.req.query('email'),
    action: c.req.query('action'),
    before: Number.isSafeInteger(before) && before > 0 ? before : Number.MAX_SAFE_INTEGER,
    limit: Number.isSafeInteger(limit) && limit > 0 ? Math.min(limit, largestPage) : largestPage,
  }
}

type Event = typeof securityEvents.$inferSelect & { readonly email: string | null }

const findEvents = (tx: Tx, { email, action, before, limit }: Filter): Promise<Event[]> =>
  tx
    .select({ ...getTableColumns(securityEvents), email: users.email })
    .from(securityEvents)
    .leftJoin(users, eq(users.userId, securityEvents.userId))
    .where(
      and(
        lt(securityEvents.sequence, before),
        email === undefined ? undefined : eq(users.email, email),
        action === undefined ? undefined : eq(securityEvents.action, action),
      ),
    )
    .orderBy(desc(securityEvents.sequence))
    .limit(limit)

async function findActs(tx: WorkerTx, { action, before, limit }: Filter): Promise<Event[]> {
  const rows = await tx
    .select()
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.tenant, providerTenant),
        lt(securityEvents.sequence, before),
        action === undefined ? undefined : eq(securityEvents.action, action),
      ),
    )
    .orderBy(desc(securityEvents.sequence))
    .limit(limit)
  return rows.map((row) => ({ ...row, email: null }))
}

const toWire = ({ userId, requestId, at, ...event }: Event) => ({
  ...event,
  at: at.toISOString(),
  user_id: userId,
  request_id: requestId,
})
