import type { Language } from '@coffer/i18n/languages'
import type { SessionStage } from '@coffer/provider-kit/access'
import { unauthenticated } from '@coffer/provider-kit/refusal'
import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext, Hono } from 'hono'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import type { DueWork } from '../due-work/due-work.ts'
import type { Keyring } from '../keys/keyring.ts'
import type { Settings } from '../settings.ts'
import type { DeliveryQueue } from '../outbox/delivery-queue.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import type { SecurityAction } from '../security-events/security-actions.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { ScanQueue } from '../uploads/scan-queue.ts'
import type { Log } from './log.ts'

/** Dependencies of every area. */
export interface Context {
  readonly db: Database
  readonly clock: Clock
  readonly work: DueWork
  readonly log: Log
  readonly tenants: TenantDirectory
  readonly settings: Settings
  readonly keys: Keyring
  readonly scans: ScanQueue
  readonly delivery: DeliveryQueue
  /** Null if metrics are not collected. */
  readonly metrics: Metrics | null
  /** Null if traces are not collected. */
  readonly tracing: Tracing | null
}

/** The user who makes a call. */
export interface Caller extends SessionStage {
  readonly userId: string
  readonly depositorId: string
  readonly sessionId: string
  readonly isPrimary: boolean
  /** The owner of the account in use: the caller, or for an approved joint holder the primary depositor. */
  readonly accountDepositorId: string
  readonly language: Language
}

/** A joint holder who is not approved has no account. */
export const holdsAccount = ({ isPrimary, depositorId, accountDepositorId }: Caller): boolean =>
  isPrimary || accountDepositorId !== depositorId

export interface Env {
  // Absent in tests that call the application without a socket.
  Bindings: Partial<HttpBindings>
  Variables: {
    context: Context
    invocationId: string
    /** The tenant's slug, determined by the host. */
    tenant: string
    /** Whether the host belongs to the tenant's linking page and serves nothing else. */
    isLinkingHost: boolean
    /** The origin of the caller's browser, for URLs that are returned only to this caller. */
    origin: string
    caller: Caller | null
    /** The user that a call without a caller concerns (by an email or a link), for the event of its failure. */
    affectedUserId: string | null
    /** The security action of the call, if its path pattern does not determine it. */
    securityAction: SecurityAction | null
  }
}

export type Api = Hono<Env>
export type Call = HonoContext<Env>

/** Whether a call's method is safe (changes nothing). */
export const isSafe = (c: Call): boolean => c.req.method === 'GET' || c.req.method === 'HEAD'

/** The caller. Public calls are listed in the kit's access.ts; for all others this is a user with a completed log-in. */
export function authenticated(c: Call): Caller {
  const { caller } = c.var
  if (!caller) throw unauthenticated()
  return caller
}
