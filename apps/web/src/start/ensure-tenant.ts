import { hasTenant } from '@coffer/session/tenant'
import { startTransport } from './transport.ts'

/** Identifies the tenant of a page whose embedded tenant cannot be read. Any other page continues at once. */
export async function ensureTenant(): Promise<void> {
  if (hasTenant()) return
  const { identifyTenant } = await import('@coffer/session/unknown-tenant')
  await identifyTenant(startTransport)
}
