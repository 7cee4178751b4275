import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Capability } from '@coffer/branding/capabilities'
import { isLanguage, type Language } from '@coffer/i18n/languages'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { admit, isOpenCall, pathOfCall, type SessionStage } from './access.ts'
import { beginCall, servicesOf, type Signer } from './call.ts'
import { csrf, issueCsrfToken } from './csrf.ts'
import { errorResponse } from './envelope.ts'
import type { RequiredHandlers } from './handler.ts'
import { securityHeaders } from './headers.ts'
import { matchCall } from './match-call.ts'
import type { Operations } from './operation.ts'
import { type BodyLimit, readBody } from './read-body.ts'
import { refuseHead } from './refuse-head.ts'
import { ApiRefusal, notFound, unauthenticated } from './refusal.ts'
import { serveCalls } from './serve-calls.ts'
import { requireStorableAddress } from './storable-address.ts'

/** What a provider says of a tenant. */
export interface ProviderTenant {
  readonly slug: string
  /** The languages that it offers, its first one for those who ask for none of them. */
  readonly languages: readonly [Language, ...Language[]]
  /** What its branding announces. */
  readonly capabilities: readonly Capability[]
}

interface ProviderEnv<Caller> {
  Variables: { tenant: ProviderTenant; caller: Caller | null }
}

/** A call as the handlers of a provider receive it. */
export type ProviderCall<Caller> = Context<ProviderEnv<Caller>>

export interface ProviderDefinition<Declared extends Operations, Caller extends SessionStage> {
  /** The calls of the wire. */
  readonly operations: Declared
  readonly handlers: RequiredHandlers<Declared, ProviderCall<Caller>>
  /** The tenant of a host name; null for a name that the provider does not serve. */
  readonly findTenant: (hostname: string) => ProviderTenant | null
  /** The caller of a session's bearer token; null if the session has ended. */
  readonly findCaller: (token: string, tenant: ProviderTenant) => Promise<Caller | null>
  /** Signs CSRF tokens: at least 32 random bytes, the same in every process. */
  readonly secret: string
  /** The clock of the bank, for the times in responses and the age of CSRF tokens. */
  readonly now: () => Date
  /** The largest body of a call, and the time for it to arrive. Defaults to 64 KiB and 20 seconds. */
  readonly body?: BodyLimit
  /** Receives what a handler throws besides refusals, with the id of the call that its answer names. */
  readonly onError: (error: unknown, invocationId: string) => void
}

/** A smaller response fits into one packet anyway. */
const minCompressedBytes = 1024
const minSecretBytes = 32
const usualBody: BodyLimit = { bytes: 64 * 1024, seconds: 20 }

/**
 * A provider behind one `fetch`: the calls of the wire, with envelopes, refusals, CSRF, sessions, ETags and
 * compression. Throws if a required call has no handler, or if the secret is too short.
 */
export function createProvider<Declared extends Operations, Caller extends SessionStage>({
  operations,
  handlers,
  findTenant,
  findCaller,
  secret,
  now,
  body = usualBody,
  onError,
}: ProviderDefinition<Declared, Caller>): Hono<ProviderEnv<Caller>> {
  const signer = createSigner(secret)
  const app = new Hono<ProviderEnv<Caller>>()
  app.use('*', async (c, next) => {
    beginCall(c, {
      invocationId: crypto.randomUUID(),
      now,
      signer,
      tenant: () => c.var.tenant.slug,
      language: () => chooseLanguage(c.var.tenant, c.req.header('accept-language') ?? ''),
      announces: (capability) => Promise.resolve(c.var.tenant.capabilities.includes(capability)),
      cookies: () => ({ isSecure: true, prefix: '' }),
    })
    await next()
    c.res.headers.set('Date', now().toUTCString())
  })
  app.use('*', securityHeaders)
  app.use('*', (c, next) => {
    const tenant = findTenant(new URL(c.req.url).hostname)
    // Without a tenant, the refusal has no language to choose.
    if (tenant === null) return Promise.resolve(c.text('No tenant is served at this host.', 404))
    c.set('tenant', tenant)
    c.set('caller', null)
    return next()
  })
  for (const path of ['/sanctum/*', '/api/v1/*']) app.use(path, refuseHead)
  app.use('*', requireStorableAddress, async (c, next) => {
    await readBody(c, body)
    await next()
  })
  app.get('/sanctum/csrf-cookie', (c) => {
    issueCsrfToken(c)
    return c.body(null, 204)
  })
  app.use('/api/v1/*', compress({ threshold: minCompressedBytes, contentTypeFilter: /^application\/json/ }))
  app.use('/api/v1/*', matchCall(app), csrf, async (c, next) => {
    const path = pathOfCall(c.req.path)
    const token = bearerToken(c.req.header('authorization'))
    const caller = token === null ? null : await findCaller(token, c.var.tenant)
    c.set('caller', caller)
    if (!isOpenCall(path)) admit(path, caller)
    await next()
  })
  serveCalls(app.basePath('/api/v1'), operations, handlers)
  app.notFound((c) => errorResponse(c, notFound()))
  app.onError((error, c) => {
    if (error instanceof ApiRefusal) return errorResponse(c, error)
    onError(error, servicesOf(c).invocationId)
    return errorResponse(c, unexpected)
  })
  return app
}

/** The caller of a call that needs a session. */
export function requireCaller<Caller>(c: ProviderCall<Caller>): Caller {
  const { caller } = c.var
  if (caller === null) throw unauthenticated()
  return caller
}

const unexpected = new ApiRefusal(500, {
  en: 'Something went wrong on our side. Please try again.',
  es: 'Algo salió mal de nuestro lado. Inténtelo de nuevo.',
})

/** The first language of a list such as "es-MX, en;q=0.8" that the tenant offers. */
function chooseLanguage({ languages }: ProviderTenant, list: string): Language {
  const wanted = list.split(',').map((range) => range.trim().split(/[-_;]/)[0]?.toLowerCase())
  return wanted.filter(isLanguage).find((language) => languages.includes(language)) ?? languages[0]
}

const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null

function createSigner(secret: string): Signer {
  if (Buffer.byteLength(secret) < minSecretBytes)
    throw new Error(`The secret has fewer than ${minSecretBytes} bytes.`)
  const sign: Signer['sign'] = (use, parts) => {
    const hmac = createHmac('sha256', secret).update(use)
    // The length before each part, so that no other parts have the same text.
    for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part)
    return hmac.digest()
  }
  return {
    sign,
    isSigned: (use, parts, signature) => {
      const expected = sign(use, parts)
      return expected.length === signature.length && timingSafeEqual(expected, signature)
    },
  }
}
