import { isForm } from '@coffer/provider-kit/body'
import { readBody, tooLarge } from '@coffer/provider-kit/read-body'
import { ApiRefusal } from '@coffer/provider-kit/refusal'
import type { MiddlewareHandler } from 'hono'
import { authenticated, type Call, type Env } from './call.ts'
import { limitCalls } from './rate-limit.ts'
import type { RequestLimits } from './request-limits.ts'

/** The calls that accept files. */
const uploads: readonly string[] = ['POST /api/v1/messages', 'PATCH /api/v1/depositor']

/** Far more fields and files than any form has, but too few to keep the parser busy. */
const maxParts = 64

const isUpload = (c: Call): boolean => isForm(c) && uploads.includes(`${c.req.method} ${c.req.path}`)

/** Reads every body within the limits for small ones, except uploads, which `limitUploads` reads. */
export const limitBody =
  ({ bodyBytes, bodySeconds }: RequestLimits): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (!isUpload(c)) await readBody(c, { bytes: bodyBytes, seconds: bodySeconds })
    await next()
  }

/** Reads an upload after its caller is authenticated: a few at a time, each within its limits. */
export function limitUploads(limits: RequestLimits): MiddlewareHandler<Env> {
  const { uploadBytes, uploadSeconds, uploadsAtOnce, bytesAtOnce, uploadsPerHour } = limits
  const underWay = new Map<string, number>()
  let allBytes = 0
  return async (c, next) => {
    if (!isUpload(c)) return next()
    parseBoundary(c)
    const { userId } = authenticated(c)
    await limitCalls(c, { subject: `uploads ${userId}`, calls: uploadsPerHour, seconds: 60 * 60 })
    const own = underWay.get(userId) ?? 0
    const bytes = Math.min(Number(c.req.header('content-length') ?? uploadBytes), uploadBytes)
    if (own >= uploadsAtOnce || allBytes + bytes > bytesAtOnce) throw busy()
    underWay.set(userId, own + 1)
    allBytes += bytes
    try {
      await readBody(c, { bytes: uploadBytes, seconds: uploadSeconds })
      if (countParts(parseBoundary(c), await c.req.arrayBuffer()) > maxParts) tooLarge()
      return await next()
    } finally {
      const left = (underWay.get(userId) ?? 1) - 1
      if (left === 0) underWay.delete(userId)
      else underWay.set(userId, left)
      allBytes -= bytes
    }
  }
}

const busy = () =>
  new ApiRefusal(
    429,
    {
      en: 'Too many files are being sent. Try again in a minute.',
      es: 'Se están enviando demasiados archivos. Inténtelo de nuevo en un minuto.',
    },
    { headers: { 'Retry-After': '60', Connection: 'close' } },
  )

/**
 * The boundary of a multipart body. A header that names it twice, or within another parameter, is refused, because this
 * count and the parser could then see different parts.
 */
function parseBoundary(c: Call): string {
  const header = c.req.header('content-type') ?? ''
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\\]+)"|([^;\s"]+))\s*(?:;|$)/i.exec(header) ?? []
  const boundary = quoted ?? plain
  // A browser's boundary may contain the word "boundary", but never followed by an equals sign.
  if (boundary === undefined || header.match(/boundary\*?\s*=/gi)?.length !== 1)
    throw new ApiRefusal(415, 'This call takes multipart/form-data with one boundary.')
  return boundary
}

/** How often the boundary occurs in a body, counted up to one more than allowed. */
function countParts(boundary: string, body: ArrayBuffer): number {
  const bytes = Buffer.from(body)
  const delimiter = Buffer.from(`--${boundary}`)
  let count = 0
  let at = bytes.indexOf(delimiter)
  while (at !== -1 && count <= maxParts) {
    count += 1
    at = bytes.indexOf(delimiter, at + delimiter.length)
  }
  return count
}
