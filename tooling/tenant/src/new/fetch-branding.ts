import { largestLogo, logoProblems } from '@coffer/branding/logo-check'
import { type LogoShape, logoShapes } from '@coffer/branding/logo-shapes'
import { parseBranding } from '@coffer/branding/schema'
import { brandingWireSchema, type WireBranding } from '@coffer/branding/wire-schema'
import * as v from 'valibot'
import { parseJson } from '../folder/parse-json.ts'
import type { Problem } from '../problem.ts'
import { FetchRefused, fetchBytes, isThisMachine } from './fetch-bytes.ts'
import type { Logo, Logos } from './new-tenant-files.ts'

export type FetchedBranding =
  | { readonly ok: true; readonly branding: WireBranding; readonly logos: Logos }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const flag = '--branding-url'
const MAX_JSON_BYTES = 64 * 1024
const TIMEOUT_MS = 15_000

/**
 * Fetches a tenant's live branding and its logos from a provider's GET /branding. The data is untrusted: it is checked
 * like a folder's, and the URL of a logo at another origin may not point into a private network.
 */
export async function fetchBranding(
  address: string,
  slug: string,
  milliseconds = TIMEOUT_MS,
): Promise<FetchedBranding> {
  const url = toBrandingUrl(address)
  if (typeof url === 'string') return refused(flag, url)
  const signal = AbortSignal.timeout(milliseconds)
  try {
    const content = await fetchBytes(url, { bytes: MAX_JSON_BYTES, signal, mayBePrivate: true })
    const parsed = parseJson(content)
    if (parsed.hints.length > 0) return refused(`${flag} ${url.href}`, parsed.hints.join('; '))
    const wire = unwrapped(parsed.value)
    const read = parseBranding(wire, { slug })
    if (!read.ok)
      return {
        ok: false,
        problems: read.problems.map(({ field, hint }) => ({
          file: url.href,
          field,
          hint: liveHint(field, hint),
        })),
      }
    return await withLogos(v.parse(brandingWireSchema, wire), url, signal)
  } catch (error) {
    if (error instanceof FetchRefused) return refused(`${flag} ${url.href}`, error.message)
    throw error
  }
}

const liveHint = (field: string, hint: string): string =>
  field === 'slug' ? `${hint}: the new tenant needs the slug of its live branding` : hint

async function withLogos(branding: WireBranding, base: URL, signal: AbortSignal): Promise<FetchedBranding> {
  const problems: Problem[] = []
  const fetched = new Map<LogoShape, Logo>()
  for (const shape of logoShapes) {
    const url = new URL(branding.logos[shape], base)
    const mayBePrivate = url.host === base.host
    try {
      const content = await fetchBytes(url, { bytes: largestLogo, signal, mayBePrivate })
      const file = `${shape}.${content[0] === 0x89 ? 'png' : 'svg'}`
      fetched.set(shape, { file, content })
      problems.push(
        ...logoProblems(file, shape, content).map((hint) => ({
          file: url.href,
          field: `the logo ${shape}`,
          hint,
        })),
      )
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
      problems.push({ file: url.href, field: `the logo ${shape}`, hint: error.message })
    }
  }
  const logos = v.safeParse(logosSchema, Object.fromEntries(fetched))
  return problems.length === 0 && logos.success
    ? { ok: true, branding, logos: logos.output }
    : { ok: false, problems }
}

const logo = v.custom<Logo>((value) => value !== undefined)
const logosSchema = v.object({ 'hor-color': logo, 'hor-white': logo, 'sq-color': logo, 'sq-white': logo })

/** The URL of /branding, given a host, an API's base URL or the full URL, with https or on this machine; or the problem. */
function toBrandingUrl(address: string): URL | string {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`
  const url = URL.canParse(whole) ? new URL(whole) : null
  if (url === null) return 'must be an address like https://bank.example/api/v1/branding'
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password'
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isThisMachine(url)))
    return 'must be https (http is allowed on this machine only)'
  const path = url.pathname.replace(/\/+$/, '')
  if (path === '') url.pathname = '/api/v1/branding'
  else if (path.endsWith('/api/v1')) url.pathname = `${path}/branding`
  return url
}

/** The branding without the envelope of a provider's response; a static file has no envelope. */
function unwrapped(value: unknown): unknown {
  return v.is(v.object({ data: v.looseObject({}) }), value) ? value.data : value
}

function refused(file: string, hint: string): FetchedBranding {
  return { ok: false, problems: [{ file, field: 'it', hint }] }
}
