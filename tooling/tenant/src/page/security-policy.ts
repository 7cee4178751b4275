import { createHash } from 'node:crypto'
import type { CheckedTenant } from '../check/check-tenant.ts'
import type { Page } from './document.ts'

/** styled-components inserts rules into an empty `<style>`: the policy must allow the hash of the empty text. */
const nothing = ''

type PolicySubject = Pick<CheckedTenant, 'tenant' | 'wire'>

/** The content security policy of a tenant's pages: its own origin, its API and linking service, and inline text by hash. */
export function securityPolicy(pages: readonly Page[], { tenant, wire }: PolicySubject): string {
  const { apiBase, settings } = tenant
  const linking = settings.linkingOrigins
  const api = apiBase.startsWith('https:') ? [new URL(apiBase).origin] : []
  const scripts = hashes(pages.flatMap((page) => page.inlineScripts))
  const styles = hashes([nothing, ...pages.flatMap((page) => page.inlineStyles)])
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...linking],
    'style-src': ["'self'", ...styles],
    // No other origin: a script could carry a token away in the address of an image.
    'img-src': ["'self'", ...logoOrigins(wire), ...settings.logoOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...linking],
    'frame-src': ["'self'", ...linking],
    'form-action': ["'self'", ...linking],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The application's one policy (packages/ui-kit), and that of DOMPurify.
    'trusted-types': ['coffer', 'dompurify'],
    'report-uri': [`${apiBase}/csp-reports`],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].map(source).join(' ')}`)
    .join('; ')
}

/** The origins of the logos that branding.json has elsewhere. */
function logoOrigins({ logos }: PolicySubject['wire']): readonly string[] {
  return Object.values(logos)
    .filter((logo) => logo.startsWith('https:'))
    .map((logo) => new URL(logo).origin)
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
