import { linkingHostOf } from '@coffer/branding/linking-host'
import type { Tenant } from '@coffer/branding/tenant-schema'
import type { Page } from './document.ts'
import { hashes, policyOf } from './policy-text.ts'

/** A host as a source: https, or http on this machine, where ports differ. */
const sourceOf = (host: string): string =>
  host.endsWith('.localhost') ? `http://${host}:*` : `https://${host}`

const hostsOf = ({ slug, hosts }: Tenant): readonly string[] => [`${slug}.localhost`, ...hosts]

/** The origins of a tenant's linking page, beside each of its own. */
export const linkingOrigins = (tenant: Tenant): readonly string[] =>
  hostsOf(tenant).map((host) => sourceOf(linkingHostOf(host)))

/** The policy of the linking page: the linking services alone, framed by the tenant alone. */
export function linkingPolicy({ inlineScripts, inlineStyles }: Page, tenant: Tenant): string {
  // Of its own origin is the service of a sandbox.
  const services = ["'self'", ...tenant.settings.linkingOrigins]
  return policyOf({
    'default-src': ["'none'"],
    'script-src': [...hashes(inlineScripts), ...services],
    'style-src': [...hashes(inlineStyles), ...services],
    'img-src': services,
    'font-src': services,
    'connect-src': services,
    'frame-src': services,
    'form-action': services,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': hostsOf(tenant).map(sourceOf),
    'require-trusted-types-for': ["'script'"],
    // The policy that admits the address of the service's script (packages/ui-kit).
    'trusted-types': ['coffer'],
    'report-uri': [`${tenant.apiBase}/csp-reports`],
  })
}
