import type { TenantBlock, TenantBlockInput } from '@coffer/branding/tenant-schema'
import { toTenantBlock } from '@coffer/branding/wire'
import { isRecord } from '../storage/persisted-state.ts'

export type { TenantBlock } from '@coffer/branding/tenant-schema'

interface PageTenant {
  /** As embedded in the page; null if the tenant is only assumed. */
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

/** The built branding of the page, in wire form, for comparison with the provider's. */
export function builtBranding(): TenantBlockInput['branding'] | null {
  return find()?.block?.branding ?? null
}

/** For a page whose embedded tenant cannot be read: assumes a tenant until its host has responded. */
export function assumeTenant(assumed: TenantBlock): void {
  pageTenant = { block: null, tenant: assumed }
}

/** Sets the tenant without a built page: when prerendering, in stories and in tests. */
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

/** The build embeds only tenants that passed every check, so a block is either complete or was damaged in transit. */
function parse(block: unknown): PageTenant | null {
  return isTenantBlock(block) ? { block, tenant: toTenantBlock(block) } : null
}

function isTenantBlock(value: unknown): value is TenantBlockInput {
  return (
    isRecord(value) &&
    isRecord(value.branding) &&
    isRecord(value.branding.password_requirements) &&
    isRecord(value.settings)
  )
}
