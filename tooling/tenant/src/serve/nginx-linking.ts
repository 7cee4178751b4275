import { linkingHostFor } from '@coffer/branding/linking-host'
import type { Headers } from './headers.ts'
import {
  accessLog,
  block,
  compression,
  found,
  inherited,
  proxyLocation,
  setVariables,
} from './nginx-blocks.ts'

type Tenant = { readonly slug: string; readonly hosts: readonly string[]; readonly apiBase: string }

/**
 * The server of a tenant's linking hosts: one page, and the reports of its policy. It serves neither the application nor
 * the API, so that a linking service's script finds nothing at its own origin.
 */
export function nginxLinkingServer({ slug, hosts, apiBase }: Tenant, headers: Headers): string {
  const everywhere = headers['/*'] ?? {}
  return block('server', [
    'include coffer/listen*.conf;',
    `server_name ${hosts.map(linkingHostFor).join(' ')};`,
    'server_tokens off;',
    accessLog,
    'client_max_body_size 64k;',
    `root $coffer_pages/${slug}/link;`,
    block('types', ['"text/html; charset=utf-8" html;']),
    ...compression,
    ...inherited(everywhere),
    block('location = /', [...setVariables(everywhere), found('/index.html')]),
    block('location /', [
      ...setVariables(everywhere),
      'types {}',
      'default_type text/plain;',
      'return 404 "Not found\\n";',
    ]),
    ...(apiBase.startsWith('/') ? [proxyLocation(`= ${apiBase}/csp-reports`)] : []),
  ])
}
