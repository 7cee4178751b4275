import type { TenantBlock, TenantBlockInput } from '@coffer/branding/tenant-schema'
import { tenantOf } from '@coffer/branding/wire'
import { isRecord } from './persisted.ts'

export type { TenantBlock } from '@coffer/branding/tenant-schema'

interface Known {
  /** As the page carries it; null where it is only assumed. */
  block: TenantBlockInput | null
  tenant: TenantBlock
}

let known: Known | null = null

function find(): Known | null {
  known ??= read(carried())
  return known
}

/** Whether an institution is stamped into the page, or assumed. Where neither is, none may be asked for. */
export const isKnown = (): boolean => find() !== null

/** The institution of this page. */
export function tenant(): TenantBlock {
  const found = find()
  if (!found) throw new Error('the page carries no tenant')
  return found.tenant
}

/** Its branding as the page carries it: in the wire's form, to be compared with what the provider says now. */
export function stampedBranding(): TenantBlockInput['branding'] | null {
  return find()?.block?.branding ?? null
}

/** For a page that carries none that can be read: what it goes by until its host has said more. */
export function assumeTenant(assumed: TenantBlock): void {
  known = { block: null, tenant: assumed }
}

/** Sets the institution where no page was stamped: when prerendering, in stories and tests. */
export function provideTenant(block: unknown): TenantBlock {
  known = read(block)
  return tenant()
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
