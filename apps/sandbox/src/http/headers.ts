import { hstsOf } from '@coffer/branding/hsts'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './call.ts'

/** The headers of every answer; a page or a file sets some of its own. */
export const answerHeaders = {
  'Strict-Transport-Security': hstsOf({ hstsSubdomains: false }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-XSS-Protection': '0',
  'Cache-Control': 'no-store',
  // The image is the icon, which Firefox requests for every document that it shows, data included.
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

/** The headers of every answer, a refusal at an unknown host included: those of data, which runs and shows nothing. */
export const securityHeaders: MiddlewareHandler<Env> = async (c, next) => {
  for (const [name, value] of Object.entries(answerHeaders)) c.header(name, value)
  await next()
}
