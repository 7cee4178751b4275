import { RefusedStart } from '../database/refused-start.ts'
import type { Tenant, TenantDirectory } from './directory.ts'

const isLocal = (host: string): boolean => host.endsWith('.localhost')

/** Where a tenant is served on this machine, whatever hosts it has. */
export const localOrigin = (slug: string, port: number): string => `http://${slug}.localhost:${port}`

/** The origin of a tenant's application in emails: https on the first of its hosts that is a public one, else `local`. */
export function publicOrigin(tenant: Tenant | undefined, local: string): string {
  const host = tenant?.hosts.find((each) => !isLocal(each))
  return host === undefined ? local : `https://${host}`
}

export const consoleOrigin = (host: string, port: number): string =>
  isLocal(host) ? `http://${host}:${port}` : `https://${host}`

/** Refuses a start in which the operator's host is a tenant's too. */
export function requireOwnHost(tenants: TenantDirectory, operatorHost: string): void {
  const tenant = tenants.byHost(operatorHost) ?? tenants.byLinkingHost(operatorHost)
  if (tenant !== undefined)
    throw new RefusedStart(`${operatorHost} is a host of ${tenant.slug}: set OPERATOR_HOST to another one.`)
}
