import { hstsHeader } from '@coffer/branding/hsts'
import type { MiddlewareHandler } from 'hono'

/** The headers of every response; a page or a file overrides some of them. */
export const answerHeaders = {
  'Strict-Transport-Security': hstsHeader({ hstsSubdomains: false }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-XSS-Protection': '0',
  'Cache-Control': 'no-store',
  // The image is the icon, which Firefox requests for every document that it shows, including JSON.
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

/**
 * Sets the headers of every response, including a refusal at an unknown host. They suit data, which neither runs
 * scripts nor displays anything.
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  for (const [name, value] of Object.entries(answerHeaders)) c.header(name, value)
  await next()
}
