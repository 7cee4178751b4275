import { hasTenant } from '@coffer/session/tenant'
import { startTransport } from './transport.ts'

/** Identifies the tenant if the page's tenant block cannot be read; otherwise a no-op. */
export async function ensureTenant(): Promise<void> {
  if (hasTenant()) return
  const { identifyTenant } = await import('@coffer/session/unknown-tenant')
  await identifyTenant(startTransport)
}
