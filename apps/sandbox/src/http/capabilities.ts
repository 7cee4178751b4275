import type { Capability } from '@coffer/branding/capabilities'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { findBranding } from '../tenants/branding.ts'
import type { Call } from './call.ts'

/** Whether the tenant's branding announces a capability. */
export const hasCapability = async (c: Call, tx: Tx, capability: Capability): Promise<boolean> =>
  (await findBranding(tx, c.var.context.tenants)).capabilities.includes(capability)

/** Whether the tenant's branding announces a capability, asked in a transaction of its own. */
export const announces = (c: Call, capability: Capability): Promise<boolean> =>
  inTenant(c.var.context.db, c.var.tenant, (tx) => hasCapability(c, tx, capability))
