import { defaultTenant } from '@coffer/branding/default-tenant'
import type { TenantBlock, TenantBlockInput } from '@coffer/branding/tenant-schema'
import { tenantOf } from '@coffer/branding/wire'
import { isRecord } from './persisted.ts'
import { isSameShape } from './same-shape.ts'

export type { TenantBlock } from '@coffer/branding/tenant-schema'

interface Known {
  /** As the page carries it; null where it carries none that can be read. */
  block: TenantBlockInput | null
  tenant: TenantBlock
}

let known: Known | null = null

function stamped(): Known {
  known ??= read(carried()) ?? { block: null, tenant: defaultTenant(location.hostname) }
  return known
}

/** The institution this page was stamped for; the default where the page cannot say. */
export function tenant(): TenantBlock {
  return stamped().tenant
}

/** Its branding as the page carries it: in the wire's form, to be compared with what the provider says now. */
export function stampedBranding(): TenantBlockInput['branding'] | null {
  return stamped().block?.branding ?? null
}

/** Sets the institution where no page was stamped: when prerendering, in stories and tests. */
export function provideTenant(block: unknown): TenantBlock {
  known = read(block)
  if (!known) throw new Error('this is no tenant')
  return known.tenant
}

function carried(): unknown {
  try {
    return JSON.parse(document.getElementById('tenant')?.textContent ?? 'null')
  } catch {
    return null
  }
}

/** The build stamped it from a tenant that passed every check: it is whole, or it was damaged on the way. */
function read(block: unknown): Known | null {
  if (!isTenantBlock(block)) return null
  const found = tenantOf(block)
  return isSameShape(found.branding, defaultTenant('').branding) ? { block, tenant: found } : null
}

function isTenantBlock(value: unknown): value is TenantBlockInput {
  return (
    isRecord(value) &&
    isRecord(value.branding) &&
    isRecord(value.branding.password_requirements) &&
    isRecord(value.settings) &&
    Array.isArray(value.languages)
  )
}
