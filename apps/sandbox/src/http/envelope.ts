import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Call } from './call.ts'
import { localize, languageOf } from '../identity/contact.ts'
import type { Language, ApiRefusal, LocalizedText } from './refusal.ts'

/** 200 with data, and a sentence where there is one to say. */
export const ok = (c: Call, data: unknown = null, said: LocalizedText = '') =>
  answer(c, 200, { data, message: localize(said, languageFor(c)) })
/** 201 with data. */
export const created = (c: Call, data: unknown = null) => answer(c, 201, { data })
/** 202: the work goes on, and GET /request/{request_id} tells when it is done. */
export const accepted = (
  c: Call,
  requestId: string,
  more: Record<string, unknown> = {},
  said: LocalizedText = '',
) =>
  answer(c, 202, {
    data: { ...more, request_id: requestId },
    message: localize(said, languageFor(c)),
    completedAt: null,
  })
/** 202 of a request that still runs. */
export const running = (c: Call, data: unknown) => answer(c, 202, { data, completedAt: null })

/** The answer a refusal stands for. */
export function errorResponse(c: Call, refusal: ApiRefusal) {
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value)
  const language = languageFor(c)
  const errors =
    refusal.fields &&
    Object.fromEntries(
      Object.entries(refusal.fields).map(([field, said]) => [
        field,
        said.map((one) => localize(one, language)),
      ]),
    )
  // Hono does not know 419.
  return answer(c, refusal.status, {
    data: refusal.data,
    message: localize(refusal.said, language),
    errors,
  })
}

/** The language of who calls; of someone not known yet, the one their browser asks for, or the institution's first. */
function languageFor(c: Call): Language {
  const { caller, tenant, context } = c.var
  if (caller) return caller.language
  return requestedLanguage(c) ?? languageOf(context.tenants.bySlug(tenant)?.languages[0] ?? 'en')
}

/** The language a call asks for; null where that is none of ours. */
export function requestedLanguage(c: Call): Language | null {
  const asked = /^\s*(?:en|es)\b/i.exec(c.req.header('accept-language') ?? '')?.[0].trim()
  return asked === undefined ? null : languageOf(asked)
}

interface Content {
  readonly data?: unknown
  readonly message?: string
  readonly errors?: Record<string, string[]> | null
  readonly completedAt?: null
}

function answer(c: Call, status: number, content: Content) {
  const body = {
    code: status,
    success: status < 300,
    message: content.message ?? '',
    data: content.data ?? null,
    errors: content.errors ?? null,
    completed_at: content.completedAt === null ? null : c.var.context.clock.now().toISOString(),
    invocation_id: c.var.invocationId,
  }
  c.header('Content-Type', 'application/json; charset=UTF-8')
  return c.newResponse(JSON.stringify(body), statusOf(status))
}

function statusOf(status: number): ContentfulStatusCode {
  assertContentful(status)
  return status
}

function assertContentful(status: number): asserts status is ContentfulStatusCode {
  if (!Number.isInteger(status) || status < 200 || status > 599 || status === 204 || status === 304)
    throw new Error(`${status} can't carry an envelope.`)
}
