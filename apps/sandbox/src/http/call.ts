import type { Language } from '@coffer/i18n/languages'
import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext, Hono } from 'hono'
import * as v from 'valibot'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import type { DueWork } from '../due-work/due-work.ts'
import type { Keyring } from '../keys/keyring.ts'
import type { Settings } from '../settings.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import { mediaTypeIn } from './content-type.ts'
import { parseJson } from './json-body.ts'
import type { SecurityAction } from '../security-events/security-actions.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { ScanQueue } from '../uploads/scan-queue.ts'
import type { Log } from './log.ts'
import { requireStorable } from './unstorable-text.ts'
import { ApiRefusal, malformed, unauthenticated, type LocalizedText } from './refusal.ts'

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
  /** Null if metrics are not collected. */
  readonly metrics: Metrics | null
  /** Null if traces are not collected. */
  readonly tracing: Tracing | null
}

/** The user who makes a call. */
export interface Caller {
  readonly userId: string
  readonly depositorId: string
  readonly sessionId: string
  readonly stage: 'mfa-pending' | 'full'
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

/** The caller. Public calls are listed in access.ts; for all others this is a user with a completed log-in. */
export function authenticated(c: Call): Caller {
  const { caller } = c.var
  if (!caller) throw unauthenticated()
  return caller
}

/**
 * The JSON body parsed by its schema; refuses with 415, or with 422 by field. The schema's messages never repeat input.
 */
export async function parseBody<T>(c: Call, schema: v.GenericSchema<unknown, T>): Promise<T> {
  if (mediaTypeIn(c.req.header('content-type')) !== 'application/json')
    throw new ApiRefusal(415, 'This call takes JSON.')
  return checked(await parseJson(c), schema)
}

/** Whether a call carries a multipart body. */
export const isForm = (c: Call): boolean =>
  mediaTypeIn(c.req.header('content-type')) === 'multipart/form-data'

/** The fields of a multipart body parsed by its schema; refuses with 415, or with 422 by field. */
export async function parseForm<T>(c: Call, schema: v.GenericSchema<unknown, T>): Promise<T> {
  if (!isForm(c)) throw new ApiRefusal(415, 'This call takes multipart/form-data.')
  const sent: unknown = await c.req.parseBody({ all: true }).catch(() => null)
  return checked(sent, schema)
}

const unreadable: LocalizedText = {
  en: 'This is missing or isn’t in the right format.',
  es: 'Falta o no tiene el formato correcto.',
}

const tooLong: LocalizedText = { en: 'This is too long.', es: 'Esto es demasiado largo.' }

function checked<T>(sent: unknown, schema: v.GenericSchema<unknown, T>): T {
  requireStorable(sent)
  const read = v.safeParse(schema, sent ?? {}, { abortPipeEarly: true })
  if (read.success) return read.output
  const problems = read.issues.map(
    (issue) =>
      [
        v.getDotPath(issue)?.split('.')[0] ?? 'body',
        [issue.type === 'max_length' ? tooLong : unreadable],
      ] as const,
  )
  throw malformed(Object.fromEntries(problems))
}
