import type { CheckedTenant } from '../check/check-tenant.ts'
import type { Page } from './document.ts'
import { linkingOrigins } from './linking-policy.ts'
import { hashes, policyText } from './policy-text.ts'

/** styled-components inserts rules into an empty `<style>`: the policy must allow the hash of the empty text. */
const nothing = ''

type PolicySubject = Pick<CheckedTenant, 'tenant' | 'wire'>

/**
 * The content security policy of a tenant's address: its own origin, its API and linking page, and the hashes of the inline
 * text of the pages that may be sent from it.
 */
export function securityPolicy(pages: readonly Page[], { tenant, wire }: PolicySubject): string {
  const { apiBase, settings } = tenant
  const api = apiBase.startsWith('https:') ? [new URL(apiBase).origin] : []
  const scripts = hashes(pages.flatMap((page) => page.inlineScripts))
  const styles = hashes([nothing, ...pages.flatMap((page) => page.inlineStyles)])
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // No other origin, since a script could exfiltrate a token in the URL of an image.
    'img-src': ["'self'", ...logoOrigins(wire), ...settings.logoOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'frame-src': linkingOrigins(tenant),
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The Trusted Types policies of the application (packages/ui-kit) and of DOMPurify.
    'trusted-types': ['coffer', 'dompurify'],
    'report-uri': [`${apiBase}/csp-reports`],
  })
}

/** The policy of files. It only affects the error page that is sent in place of a missing file. */
export function filePolicy(errors: readonly Page[], { tenant, wire }: PolicySubject): string {
  return policyText({
    'default-src': ["'none'"],
    'style-src': hashes(errors.flatMap((page) => page.inlineStyles)),
    'img-src': ["'self'", ...logoOrigins(wire), ...tenant.settings.logoOrigins],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [`${tenant.apiBase}/csp-reports`],
  })
}

/** The origins of logos that are hosted elsewhere according to branding.json. */
function logoOrigins({ logos }: PolicySubject['wire']): readonly string[] {
  return Object.values(logos)
    .filter((logo) => logo.startsWith('https:'))
    .map((logo) => new URL(logo).origin)
}
