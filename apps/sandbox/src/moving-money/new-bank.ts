import { now, type Tx } from '../database/in-tenant.ts'
import { authenticated, type Call } from '../http/call.ts'
import { spendStepUp } from '../identity/step-up.ts'
import type { LinkedAccount } from '../linking/linked-account.ts'

const newForMs = 24 * 60 * 60 * 1000

/**
 * A withdrawal to an account that became usable within the last 24 hours requires a code confirmation, which it uses
 * up.
 */
export async function requireConfirmedBank(tx: Tx, c: Call, { verifiedAt }: LinkedAccount): Promise<void> {
  if (verifiedAt === null || verifiedAt.getTime() + newForMs <= now(tx).getTime()) return
  await spendStepUp(tx, authenticated(c))
}
