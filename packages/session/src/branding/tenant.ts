import type { TenantBlock, TenantBlockInput } from '@coffer/branding/tenant-schema'
import { tenantOf } from '@coffer/branding/wire'
import { isRecord } from '../storage/persisted-state.ts'

export type { TenantBlock } from '@coffer/branding/tenant-schema'

interface PageTenant {
  /** As embedded in the page; null where it is only assumed. */
  block: TenantBlockInput | null
  tenant: TenantBlock
}

let pageTenant: PageTenant | null = null

function find(): PageTenant | null {
  pageTenant ??= parse(embeddedBlock())
  return pageTenant
}

/** Whether the page has a tenant, embedded or assumed. Without one, `tenant` throws. */
export const hasTenant = (): boolean => find() !== null

/** The tenant of this page. */
export function tenant(): TenantBlock {
  const found = find()
  if (!found) throw new Error('the page carries no tenant')
  return found.tenant
}

/** The branding the page was built with, in the wire's form, for comparison with what the provider answers. */
export function builtBranding(): TenantBlockInput['branding'] | null {
  return find()?.block?.branding ?? null
}

/** For a page whose embedded tenant cannot be read: what to assume until its host has answered. */
export function assumeTenant(assumed: TenantBlock): void {
  pageTenant = { block: null, tenant: assumed }
}

/** Sets the tenant where no page was built: when prerendering, in stories and tests. */
export function provideTenant(block: unknown): TenantBlock {
  pageTenant = parse(block)
  return tenant()
}

function embeddedBlock(): unknown {
  try {
    return JSON.parse(document.getElementById('tenant')?.textContent ?? 'null')
  } catch {
    return null
  }
}

/** The build embeds only tenants that passed every check, so a block is either complete or was damaged on the way. */
function parse(block: unknown): PageTenant | null {
  return isTenantBlock(block) ? { block, tenant: tenantOf(block) } : null
}

function isTenantBlock(value: unknown): value is TenantBlockInput {
  return (
    isRecord(value) &&
    isRecord(value.branding) &&
    isRecord(value.branding.password_requirements) &&
    isRecord(value.settings)
  )
}
