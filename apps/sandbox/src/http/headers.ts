import type { MiddlewareHandler } from 'hono'
import type { Env } from './call.ts'

const always = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-XSS-Protection': '0',
  // A page or a file sets its own.
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

/** The headers of every answer, a refusal at an unknown host included: those of data, which runs and shows nothing. */
export const securityHeaders: MiddlewareHandler<Env> = async (c, next) => {
  for (const [name, value] of Object.entries(always)) c.header(name, value)
  await next()
}
