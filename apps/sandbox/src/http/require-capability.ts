import type { Capability } from '@coffer/branding/capabilities'
import type { MiddlewareHandler } from 'hono'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { findBranding } from '../tenants/branding.ts'
import type { Call, Env } from './call.ts'
import { notFound } from './refusal.ts'

/** Whether the tenant's branding announces a capability. */
export const hasCapability = async (c: Call, tx: Tx, capability: Capability): Promise<boolean> =>
  (await findBranding(tx, c.var.context.tenants)).capabilities.includes(capability)

/** Whether the tenant's branding announces a capability, asked in a transaction of its own. */
export const announces = (c: Call, capability: Capability): Promise<boolean> =>
  inTenant(c.var.context.db, c.var.tenant, (tx) => hasCapability(c, tx, capability))

/** Calls that do not exist unless the tenant's branding announces the capability. */
export const requireCapability =
  (capability: Capability): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { db, tenants } = c.var.context
    const { capabilities } = await inTenant(db, c.var.tenant, (tx) => findBranding(tx, tenants))
    if (!capabilities.includes(capability)) throw notFound()
    await next()
  }
