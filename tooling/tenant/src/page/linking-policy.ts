import { linkingHostFor } from '@coffer/branding/linking-host'
import type { Tenant } from '@coffer/branding/tenant-schema'
import type { Page } from './document.ts'
import { hashes, policyText } from './policy-text.ts'

/** A host as a source: https, or http with any port on this machine. */
const hostSource = (host: string): string =>
  host.endsWith('.localhost') ? `http://${host}:*` : `https://${host}`

const tenantHosts = ({ slug, hosts }: Tenant): readonly string[] => [`${slug}.localhost`, ...hosts]

/** The origins of a tenant's linking page, one for each of its hosts. */
export const linkingOrigins = (tenant: Tenant): readonly string[] =>
  tenantHosts(tenant).map((host) => hostSource(linkingHostFor(host)))

/** The policy of the linking page: it allows only the linking services, and only the tenant may frame it. */
export function linkingPolicy({ inlineScripts, inlineStyles }: Page, tenant: Tenant): string {
  // The sandbox serves its simulated linking service from the same origin.
  const services = ["'self'", ...tenant.settings.linkingOrigins]
  return policyText({
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
    'frame-ancestors': tenantHosts(tenant).map(hostSource),
    'require-trusted-types-for': ["'script'"],
    // The Trusted Types policy that allows the URL of the service's script (packages/ui-kit).
    'trusted-types': ['coffer'],
    'report-uri': [`${tenant.apiBase}/csp-reports`],
  })
}
