import { type TenantBlock, tenantBlockSchema } from '@coffer/branding/tenant-schema'

export type { TenantBlock } from '@coffer/branding/tenant-schema'

let known: TenantBlock | null = null

/** The institution this page was stamped for. */
export function tenant(): TenantBlock {
  known ??= readTenant(JSON.parse(document.getElementById('tenant')?.textContent ?? 'null'))
  return known
}

/** Sets the institution where no page was stamped: when prerendering, in stories and tests. */
export function provideTenant(block: unknown): TenantBlock {
  known = readTenant(block)
  return known
}

function readTenant(block: unknown): TenantBlock {
  const read = tenantBlockSchema['~standard'].validate(block)
  if (read instanceof Promise || read.issues) throw new Error('the page carries no tenant')
  return read.value
}
