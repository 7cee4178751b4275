import type { Tx } from '../../database/in-tenant.ts'
import type { Call } from '../../http/call.ts'
import { findBranding } from '../../tenants/branding.ts'
import type { User } from '../users.ts'
import { findUsablePasskeys } from './passkeys.ts'
import { relyingPartyFor } from './relying-party.ts'

/** Whether a passkey can replace a user's code on this host, and the tenant announces passkeys. */
export async function offersPasskey(tx: Tx, c: Call, { userId }: Pick<User, 'userId'>): Promise<boolean> {
  const passkeys = await findUsablePasskeys(tx, userId, relyingPartyFor(c))
  if (passkeys.length === 0) return false
  const { capabilities } = await findBranding(tx, c.var.context.tenants)
  return capabilities.includes('passkeys')
}
