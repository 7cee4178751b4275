import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { servicesOf } from './call.ts'
import { type ApiRefusal, localize } from './refusal.ts'

/** The response of a refusal. */
export function errorResponse(c: Context, refusal: ApiRefusal) {
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value)
  const language = servicesOf(c).language()
  const errors =
    refusal.fields &&
    Object.fromEntries(
      Object.entries(refusal.fields).map(([field, text]) => [
        field,
        text.map((one) => localize(one, language)),
      ]),
    )
  // Hono has no type for status 419.
  return respond(c, refusal.status, {
    data: refusal.data,
    message: localize(refusal.text, language),
    errors,
  })
}

interface Content {
  readonly data?: unknown
  readonly message?: string
  readonly errors?: Record<string, string[]> | null
  readonly completedAt?: null
}

/** An envelope with any data: serve-calls.ts wraps what a handler returns. */
export function respond(c: Context, status: number, content: Content) {
  const data = JSON.stringify(content.data ?? null)
  if (status === 200 && c.req.method === 'GET' && Array.isArray(content.data)) {
    const tag = entityTag(data)
    c.header('ETag', tag)
    if (c.req.header('if-none-match') === tag) return c.body(null, 304)
  }
  const { now, invocationId } = servicesOf(c)
  const envelope = JSON.stringify({
    code: status,
    success: status < 300,
    message: content.message ?? '',
    errors: content.errors ?? null,
    completed_at: content.completedAt === null ? null : now().toISOString(),
    invocation_id: invocationId,
  })
  // The data come last, so that a client that shows a long list while it arrives already knows that the call succeeded.
  const body = `${envelope.slice(0, -1)},"data":${data}}`
  c.header('Content-Type', 'application/json; charset=UTF-8')
  // The compression middleware uses it to leave small responses uncompressed.
  c.header('Content-Length', String(Buffer.byteLength(body)))
  return c.newResponse(body, toContentfulStatus(status))
}

/**
 * The tag of a list alone, since the envelope around it differs in each response. Weak, because the list may be
 * compressed.
 */
const entityTag = (data: string): string => `W/"${createHash('sha256').update(data).digest('base64url')}"`

function toContentfulStatus(status: number): ContentfulStatusCode {
  assertContentful(status)
  return status
}

function assertContentful(status: number): asserts status is ContentfulStatusCode {
  if (!Number.isInteger(status) || status < 200 || status > 599 || status === 204 || status === 304)
    throw new Error(`${status} can't carry an envelope.`)
}
