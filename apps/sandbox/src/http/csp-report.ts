import { readBody } from '@coffer/provider-kit/read-body'
import type { Handler, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { clientNetwork } from './client-address.ts'
import type { Env } from './call.ts'
import { AddressLimit } from './address-limit.ts'
import type { RequestLimits } from './request-limits.ts'

/** The path named in the pages' security policy (tooling/tenant/src/page/security-policy.ts). */
export const reportPath = '/api/v1/csp-reports'

/** Reports accepted per address and minute; further ones are dropped. */
const maxReports = 20
const maxBytes = 16 * 1024

/** Reads a report, which any page on the web can send, within limits of size and time. */
export const limitReports =
  ({ bodySeconds }: RequestLimits): MiddlewareHandler<Env> =>
  async (c, next) => {
    await readBody(c, { bytes: maxBytes, seconds: bodySeconds })
    await next()
  }

const text = v.optional(v.string(), '')

/** The payload of `report-uri`, with the field names of CSP level 2. */
const reportSchema = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': v.optional(v.number(), 0),
  }),
})

/** Logs one line for each violation that a browser reports. The sender is not trusted. */
export function takeReport(): Handler<Env> {
  const reports = new AddressLimit(maxReports, 60)
  return async (c) => {
    const { log, clock } = c.var.context
    const sent = v.safeParse(reportSchema, await c.req.json().catch(() => null))
    if (!sent.success) return c.body(null, 400)
    const address = clientNetwork(c)
    if (reports.waitSeconds(address, clock.now()) > 0) return c.body(null, 429)
    reports.add(address, clock.now())
    const report = sent.output['csp-report']
    log.warn(
      {
        tenant: c.var.tenant,
        directive: plain(report['effective-directive'] || report['violated-directive']),
        blocked: withoutQuery(report['blocked-uri']),
        page: withoutQuery(report['document-uri']),
        source: withoutQuery(report['source-file']),
        line: report['line-number'],
        invocation: c.var.invocationId,
      },
      'a page violated its content security policy',
    )
    return c.body(null, 204)
  }
}

const longest = 200

/**
 * An address without its query and fragment, which may hold input of a person; a keyword such as `inline` unchanged.
 */
const withoutQuery = (address: string): string => plain(address.replace(/[?#].*/s, ''))

const plain = (value: string): string => value.replaceAll(/[^\x20-\x7e]/g, '').slice(0, longest)
