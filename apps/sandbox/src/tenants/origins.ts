import { RefusedStart } from '../database/refused-start.ts'
import type { Tenant, TenantDirectory } from './directory.ts'

const isLocal = (host: string): boolean => host.endsWith('.localhost')

/** The origin of a tenant on this machine, regardless of its hosts. */
export const localOrigin = (slug: string, port: number): string => `http://${slug}.localhost:${port}`

/** The origin of a tenant's application in emails: https on the first of its public hosts, else `local`. */
export function publicOrigin(tenant: Tenant | undefined, local: string): string {
  const host = tenant?.hosts.find((each) => !isLocal(each))
  return host === undefined ? local : `https://${host}`
}

export const consoleOrigin = (host: string, port: number): string =>
  isLocal(host) ? `http://${host}:${port}` : `https://${host}`

/** Refuses to start if the operator's host is also a tenant's. */
export function requireOwnHost(tenants: TenantDirectory, operatorHost: string): void {
  const tenant = tenants.byHost(operatorHost) ?? tenants.byLinkingHost(operatorHost)
  if (tenant !== undefined)
    throw new RefusedStart(`${operatorHost} is a host of ${tenant.slug}: set OPERATOR_HOST to another one.`)
}
