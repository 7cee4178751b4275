import { createHash } from 'node:crypto'
import type { Tenant } from '@coffer/branding/tenant-schema'
import type { Page } from './document.ts'

/** styled-components inserts rules into an empty `<style>`: the policy must allow the hash of the empty text. */
const nothing = ''

/** The content security policy of a tenant's pages: its own origin, its API and linking service, and inline text by hash. */
export function securityPolicy(pages: readonly Page[], { apiBase, settings }: Tenant): string {
  const linking = settings.linkingOrigins
  const api = apiBase.startsWith('https:') ? [new URL(apiBase).origin] : []
  const scripts = hashes(pages.flatMap((page) => page.inlineScripts))
  const styles = hashes([nothing, ...pages.flatMap((page) => page.inlineStyles)])
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...linking],
    'style-src': ["'self'", ...styles],
    // Live branding may have a logo at another origin; an image runs no code.
    'img-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...linking],
    'frame-src': ["'self'", ...linking],
    'form-action': ["'self'", ...linking],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.map(source).join(' ')}`)
    .join('; ')
}

/** One source. Text that could start another directive or policy stops the build. */
function source(text: string): string {
  if (!/^['\w+/=:.[\]-]+$/.test(text)) throw new Error(`${text} cannot stand in a security policy`)
  return text
}

const known = new Map<string, string>()

function hashes(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map((text) => {
    const hash = known.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    if (text.length > 4096 && known.size < 64) known.set(text, hash)
    return hash
  })
}
