import { hasTenant } from '@coffer/session/tenant'
import { beginTransport } from './transport.ts'

/** A page that cannot say whose it is asks before it begins. Any other goes on at once. */
export async function knowInstitution(): Promise<void> {
  if (hasTenant()) return
  const { identifyTenant: askWhose } = await import('@coffer/session/unknown-tenant')
  await askWhose(beginTransport)
}
