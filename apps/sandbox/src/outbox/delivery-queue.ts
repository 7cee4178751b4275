import type { OutgoingEmail, OutgoingText, Outcome, Transport } from '@coffer/provider-kit/delivery/transport'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { RefusedStart } from '../database/refused-start.ts'
import { outbox } from '../database/schema/outbox.ts'
import { inTurn, pollEvery } from '../due-work/poll.ts'
import type { Log } from '../http/log.ts'
import type { TenantDirectory } from '../tenants/directory.ts'

const minute = 60_000
/** Delays before the second and each later attempt. */
const retryMs = [minute / 6, minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute]
/** A code is useless after ten minutes. */
const codeMs = 10 * minute
/** Longer than an attempt takes. After it, the process that has claimed a message counts as dead. */
const attemptMs = 5 * minute
const pollMs = 5_000
/** Attempts at the same time, for one tenant in one process. */
const atOnce = 4

export interface Transports {
  readonly email: Transport<OutgoingEmail> | null
  readonly sms: Transport<OutgoingText> | null
}

type Row = typeof outbox.$inferSelect
type Channel = Row['channel']
const channelNames = ['email', 'sms'] as const

/** Delivers the outbox outside any transaction, so that a slow server delays neither calls nor due work. */
export interface DeliveryQueue {
  /** Those with a way out. */
  readonly channels: ReadonlySet<Channel>
  /** Delivers what is due, of all tenants. Returns the number of attempts. */
  readonly run: () => Promise<number>
  /** Starts a run without waiting for it. */
  readonly begin: () => void
  /** Delivers repeatedly from now on. Returns a function that stops it after the current attempts. */
  readonly poll: () => () => Promise<void>
}

interface DeliveryQueueParts {
  readonly db: Database
  readonly log: Log
  readonly tenants: TenantDirectory
  readonly transports: Transports
}

export function deliveryQueue({ db, log, tenants, transports }: DeliveryQueueParts): DeliveryQueue {
  const channels = new Set(channelNames.filter((channel) => transports[channel] !== null))
  if (channels.size === 0) return noDelivery
  if (channels.has('email')) requireSenders(tenants)
  const repeatable = new Set([...channels].filter((channel) => transports[channel]?.isIdempotent))
  const stopping = new AbortController()

  const attempt = (tenant: string, message: Row): Promise<Outcome> => {
    const outgoing = { ...message, id: message.uuid, writtenAt: message.sentAt }
    const { email, sms } = transports
    const from = tenants.bySlug(tenant)?.emailSender
    if (message.channel === 'sms') return sms?.deliver({ ...outgoing, tenant }) ?? failed('no way out')
    if (from === undefined) return failed('no emailSender')
    return email?.deliver({ ...outgoing, from }) ?? failed('no way out')
  }
  const deliverNext = async (tenant: string): Promise<boolean> => {
    const claimed = await inTenant(db, tenant, (tx) => claim(tx, { channels, repeatable }))
    if (claimed === null) return false
    const { message, isAbandoned } = claimed
    const about = { tenant, message: message.uuid, channel: message.channel }
    if (isAbandoned) {
      log.warn(about, 'a message may have been sent by a process that died; it is not sent again')
      return true
    }
    const outcome = await attempt(tenant, message)
    const delivery = await inTenant(db, tenant, (tx) => storeOutcome(tx, message, outcome))
    if (outcome.status !== 'sent')
      log.warn({ ...about, delivery, reason: outcome.reason }, 'a message could not be delivered')
    return true
  }
  const deliverAll = async (tenant: string): Promise<number> => {
    let attempts = 0
    while (!stopping.signal.aborted && (await deliverNext(tenant))) attempts += 1
    return attempts
  }
  const turn = inTurn(async () => {
    let attempts = 0
    for (const { slug } of tenants.all) {
      const each = await Promise.all(Array.from({ length: atOnce }, () => deliverAll(slug)))
      attempts += each.reduce((sum, one) => sum + one, 0)
    }
    return attempts
  })
  const run = () => turn(false)
  return {
    channels,
    run,
    begin: () => {
      run().catch((error: unknown) => log.error({ err: error }, 'messages could not be delivered'))
    },
    poll: () => {
      const stopPolling = pollEvery(pollMs, run, log)
      return async () => {
        stopping.abort()
        await stopPolling()
        // Waits for a run that `begin` has started.
        await run()
      }
    },
  }
}

const failed = (reason: string): Promise<Outcome> => Promise.resolve({ status: 'failed', reason })

export const noDelivery: DeliveryQueue = {
  channels: new Set(),
  run: () => Promise.resolve(0),
  begin: () => {},
  poll: () => () => Promise.resolve(),
}

function requireSenders(tenants: TenantDirectory): void {
  const without = tenants.all.find(({ emailSender }) => emailSender === undefined)
  if (without !== undefined)
    throw new RefusedStart(
      `SMTP_URL is set, and tenants/${without.slug}/tenant.json has no emailSender: add its name and address.`,
    )
}

/**
 * The message to deliver next, marked as being sent before anything is: no other process takes it, and if this one dies
 * in the attempt, a message that may have arrived is sent again only if its receiver recognizes it.
 */
async function claim(
  tx: Tx,
  { channels, repeatable }: { channels: ReadonlySet<Channel>; repeatable: ReadonlySet<Channel> },
): Promise<{ message: Row; isAbandoned: boolean } | null> {
  const [due] = await tx
    .select({ uuid: outbox.uuid, delivery: outbox.delivery, channel: outbox.channel })
    .from(outbox)
    .where(
      and(
        sql`"delivery" in ('waiting', 'sending')`,
        inArray(outbox.channel, [...channels]),
        lte(outbox.deliverAfter, now(tx)),
      ),
    )
    .orderBy(sql`("code" is null)`, asc(outbox.deliverAfter))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (due === undefined) return null
  const isAbandoned = due.delivery === 'sending' && !repeatable.has(due.channel)
  const [message] = await tx
    .update(outbox)
    .set(
      isAbandoned
        ? { delivery: 'unconfirmed', deliverAfter: null, deliveryError: 'the process died' }
        : {
            delivery: 'sending',
            deliveryAttempts: sql`${outbox.deliveryAttempts} + 1`,
            deliverAfter: new Date(now(tx).getTime() + attemptMs),
          },
    )
    .where(eq(outbox.uuid, due.uuid))
    .returning()
  return message === undefined ? null : { message, isAbandoned }
}

/** Stores how an attempt ended; returns the message's new status. */
async function storeOutcome(tx: Tx, message: Row, outcome: Outcome): Promise<Row['delivery']> {
  const next = outcome.status === 'failed' ? nextAttempt(message, now(tx)) : null
  const delivery = next === null ? outcome.status : 'waiting'
  await tx
    .update(outbox)
    .set({ delivery, deliverAfter: next, deliveryError: outcome.status === 'sent' ? null : outcome.reason })
    .where(and(eq(outbox.uuid, message.uuid), eq(outbox.deliveryAttempts, message.deliveryAttempts)))
  return delivery
}

/** When a failed message is tried again; null if never. */
function nextAttempt({ deliveryAttempts, sentAt, code }: Row, at: Date): Date | null {
  const delay = retryMs[deliveryAttempts - 1]
  if (delay === undefined) return null
  const next = new Date(at.getTime() + delay)
  return code !== null && next.getTime() > sentAt.getTime() + codeMs ? null : next
}
