import type { Capability } from '@coffer/branding/capabilities'
import type { DocumentScript } from '@coffer/branding/document-scripts'
import { tenantHostOfLinkingHost } from '@coffer/branding/linking-host'
import type { Insurer } from '@coffer/branding/insurer'
import type { MessageOverrides } from '@coffer/branding/tenant-schema'
import type { Language } from '@coffer/i18n/languages'
import type { EmailSender } from '@coffer/provider-kit/delivery/transport'

/** A tenant as its folder describes it. */
export interface Tenant {
  readonly slug: string
  /** Host names that serve the tenant, without ports; `<slug>.localhost` always does. */
  readonly hosts: readonly string[]
  /** The first is the default of a new depositor. */
  readonly languages: readonly Language[]
  /** The content of branding.json, in the form of GET /branding. */
  readonly branding: unknown
  /** Announced together with the branding. */
  readonly capabilities: readonly Capability[]
  /** Whether its Strict-Transport-Security header includes subdomains. */
  readonly hstsSubdomains: boolean
  /** Whether its pages and emails have dark colors. */
  readonly darkTheme?: boolean
  /** Scripts that its documents print besides Latin, Greek and Cyrillic. */
  readonly documentScripts: readonly DocumentScript[]
  /** Number of business days within which the tenant aims to reply to a case. */
  readonly caseReplyBusinessDays: number
  /** The insurer of deposits, if it is not the FDIC. */
  readonly insurer?: Insurer | undefined
  /** Whom its emails come from. */
  readonly emailSender?: EmailSender | undefined
  /** Folder of the tenant's data and logos. */
  readonly folder?: string
  /** The tenant's overrides of messages. */
  readonly messageOverrides?: MessageOverrides | undefined
  readonly linkingMode: string
  readonly sameFiInstitution: string | null
}

export interface TenantDirectory {
  readonly all: readonly Tenant[]
  readonly bySlug: (slug: string) => Tenant | undefined
  readonly byHost: (host: string) => Tenant | undefined
  /** The tenant whose linking page a host serves. */
  readonly byLinkingHost: (host: string) => Tenant | undefined
}

export function tenantDirectory(all: readonly Tenant[]): TenantDirectory {
  const bySlug = new Map(all.map((tenant) => [tenant.slug, tenant]))
  const byHost = new Map(
    all.flatMap((tenant) => [`${tenant.slug}.localhost`, ...tenant.hosts].map((host) => [host, tenant])),
  )
  const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')
  return {
    all,
    bySlug: (slug) => bySlug.get(slug),
    byHost: (host) => byHost.get(hostName(host)),
    byLinkingHost: (host) => byHost.get(tenantHostOfLinkingHost(hostName(host)) ?? ''),
  }
}
