import { beginCall } from '@coffer/provider-kit/call'
import { csrf, issueCsrfToken } from '@coffer/provider-kit/csrf'
import { errorResponse } from '@coffer/provider-kit/envelope'
import { securityHeaders } from '@coffer/provider-kit/headers'
import { matchCall } from '@coffer/provider-kit/match-call'
import { ApiRefusal, notFound } from '@coffer/provider-kit/refusal'
import { refuseHead } from '@coffer/provider-kit/refuse-head'
import { serveCalls } from '@coffer/provider-kit/serve-calls'
import { requireStorableAddress } from '@coffer/provider-kit/storable-address'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import type { OperatorArea, PageArea } from './routes.ts'
import { access } from './access.ts'
import { announces } from './capabilities.ts'
import { declaredCalls } from '../openapi/declared-calls.ts'
import { cookiePolicy } from './local-place.ts'
import { readerLanguage } from './reader-language.ts'
import type { Context, Env } from './call.ts'
import type { Handlers } from './handler.ts'
import { createFaults, type Faults } from './faults.ts'
import { limitReports, reportPath, takeReport } from './csp-report.ts'
import { everyCall } from '../operator/every-call.ts'
import { logRefusedActs } from '../operator/action-log.ts'
import { requireOperator } from './require-operator.ts'
import { separateLinking } from './linking-host.ts'
import { recordFailures } from '../security-events/record-failures.ts'
import { requireOriginForm, tenantByHost } from './tenant-by-host.ts'
import { accessLog } from './access-log.ts'
import { limitBody, limitUploads } from './body-limits.ts'
import { traceRequest } from './trace-request.ts'
import { isPageRequest, type Web } from './web.ts'

export interface Parts {
  readonly handlers: (context: Context) => Handlers
  readonly operatorAreas: readonly OperatorArea[]
  readonly pageAreas: readonly PageArea[]
  readonly faults: Faults
  /** Serves the web application on all remaining paths. */
  readonly web: Web
}

/** A smaller response fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024

/** The whole provider behind one `fetch`: API, operator's API, pages and the web application, for every tenant. */
export function provider(context: Context, parts: Parts): Hono<Env> {
  const app = new Hono<Env>()
  app.use('*', async (c, next) => {
    const invocationId = crypto.randomUUID()
    c.set('context', context)
    c.set('invocationId', invocationId)
    c.set('caller', null)
    c.set('affectedUserId', null)
    c.set('securityAction', null)
    beginCall(c, {
      invocationId,
      now: () => context.clock.now(),
      tenant: () => c.var.tenant,
      language: () => readerLanguage(c),
      announces: (capability) => announces(c, capability),
      cookies: () => cookiePolicy(c),
      signer: context.keys,
    })
    await next()
    // Set last, after the call's transaction has read the time.
    c.res.headers.set('Date', context.clock.now().toUTCString())
  })
  app.use('*', traceRequest, securityHeaders, accessLog, requireOriginForm)
  app.get('/healthz', async (c) => {
    try {
      const { parked } = await context.work.counts()
      return c.json({ serving: true, parked_jobs: parked })
    } catch (error) {
      context.log.error({ err: error }, 'the database does not answer')
      return c.json({ serving: false }, 503)
    }
  })
  app.get('/readyz', async (c) => {
    try {
      return c.json({ ready: true, due_work_lag_seconds: await context.work.lag() })
    } catch (error) {
      context.log.error({ err: error }, 'the database does not answer')
      return c.json({ ready: false }, 503)
    }
  })
  app.use('*', tenantByHost)
  // Before the checks of other calls: browsers send reports without JSON and without a session.
  const limits = context.settings.requests
  app.post(reportPath, limitReports(limits), takeReport())
  for (const path of ['/sanctum/*', '/api/v1/*', '/sandbox/api/*']) app.use(path, refuseHead)
  app.use('*', requireStorableAddress)
  app.use('*', limitBody(limits))
  app.use('*', separateLinking)

  app.use('/sanctum/*', createFaults(parts.faults))
  app.get('/sanctum/csrf-cookie', async (c) => {
    // The token is valid for two hours in every process.
    await context.clock.refresh()
    issueCsrfToken(c)
    return c.body(null, 204)
  })

  // Not for the web application: the build compresses its files, and they have their own ETags.
  app.use('/api/v1/*', compress({ threshold: MIN_COMPRESSED_BYTES, contentTypeFilter: /^application\/json/ }))
  const inFaults = createFaults(parts.faults)
  app.use('/api/v1/*', inFaults, matchCall(app), recordFailures, csrf, access, limitUploads(limits))
  const api = app.basePath('/api/v1')
  serveCalls(api, declaredCalls, parts.handlers(context))

  app.use('/sandbox/api/*', requireOperator(), logRefusedActs)
  const operator = app.basePath('/sandbox/api')
  for (const area of parts.operatorAreas) area(operator, context)
  operator.get('/calls', (c) => c.json(everyCall(app)))
  operator.all('*', () => {
    throw notFound()
  })

  for (const area of parts.pageAreas) area(app, context)
  // Prefixes that belong to the provider: the web application has no pages below them.
  for (const prefix of ['/sandbox', '/sanctum', '/fastlink'])
    app.all(`${prefix}/*`, () => {
      throw notFound()
    })
  app.get('*', etag(), (c) => parts.web(c))

  app.notFound((c) => errorResponse(c, new ApiRefusal(404, 'There’s nothing here.')))
  app.onError((error, c) => {
    if (error instanceof ApiRefusal) return errorResponse(c, error)
    context.log.error({ err: error, invocation: c.var.invocationId }, 'a call failed')
    return isPageRequest(c) && c.var.tenant ? parts.web(c, 500) : errorResponse(c, unexpected)
  })
  return app
}

const unexpected = new ApiRefusal(500, {
  en: 'Something went wrong on our side. Please try again.',
  es: 'Algo salió mal de nuestro lado. Inténtelo de nuevo.',
})
