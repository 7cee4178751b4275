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
} as const

/** Headers of data. */
export const apiHeaders: MiddlewareHandler<Env> = async (c, next) => {
  for (const [name, value] of Object.entries(always)) c.header(name, value)
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  await next()
}

/** Headers of pages; each page adds its own content security policy. */
export const pageHeaders: MiddlewareHandler<Env> = async (c, next) => {
  for (const [name, value] of Object.entries(always)) c.header(name, value)
  await next()
}
