import type { TenantBlock, TenantBlockInput } from '@coffer/branding/tenant-schema'
import { tenantOf } from '@coffer/branding/wire'
import { isRecord } from './persisted.ts'

export type { TenantBlock } from '@coffer/branding/tenant-schema'

let known: { block: TenantBlockInput; tenant: TenantBlock } | null = null

function stamped() {
  known ??= read(JSON.parse(document.getElementById('tenant')?.textContent ?? 'null'))
  return known
}

/** The institution this page was stamped for. */
export function tenant(): TenantBlock {
  return stamped().tenant
}

/** Its branding as the page carries it: in the wire's form, to be compared with what the provider says now. */
export function stampedBranding(): TenantBlockInput['branding'] {
  return stamped().block.branding
}

/** Sets the institution where no page was stamped: when prerendering, in stories and tests. */
export function provideTenant(block: unknown): TenantBlock {
  known = read(block)
  return known.tenant
}

function read(block: unknown) {
  if (!isTenantBlock(block)) throw new Error('the page carries no tenant')
  return { block, tenant: tenantOf(block) }
}

// The build stamped it from a tenant that passed every check: what is there is whole.
function isTenantBlock(value: unknown): value is TenantBlockInput {
  return isRecord(value) && isRecord(value.branding) && isRecord(value.settings)
}
