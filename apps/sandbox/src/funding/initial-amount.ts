import { forbidden, invalid } from '@coffer/provider-kit/refusal'
import { hasReached, lockDepositor, type DepositorRow } from '../onboarding/progress.ts'
import { eq } from 'drizzle-orm'
import { findLimits } from '../banking/account-limits.ts'
import { findAccount, openAccount } from '../banking/deposit-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { asCaller } from '../http/as-caller.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { amountBetween } from './amount-between.ts'

export const initialAmountCalls = {
  'GET /initial-fund-amount': asCaller(async ({ tx, caller: { depositorId } }) => {
    const account = await findAccount(tx, depositorId)
    return { amount: account?.initialFundCents ?? null }
  }),

  'POST /initial-fund-amount': asCaller(async ({ tx, caller: { depositorId }, readBody }) => {
    const { amount } = await readBody()
    requireBeforeFunding(await lockDepositor(tx, depositorId))
    await setInitialAmount(tx, depositorId, amount)
    return { amount }
  }),
} satisfies SomeHandlers

async function setInitialAmount(tx: Tx, depositorId: string, cents: number): Promise<void> {
  const { initial_min, initial_max } = await findLimits(tx)
  const problem = amountBetween(cents, initial_min, initial_max)
  if (problem !== null) throw invalid({ amount: [problem] })
  const account = await openAccount(tx, depositorId)
  await tx.update(depositAccounts).set({ initialFundCents: cents }).where(eq(depositAccounts.id, account.id))
}

/** The first deposit is possible only after a bank is linked, and only once. */
export function requireBeforeFunding(depositor: DepositorRow): void {
  if (!hasReached(depositor, 'verified')) {
    throw forbidden({ en: 'Link a bank account first.', es: 'Primero vincule una cuenta bancaria.' })
  }
  if (hasReached(depositor, 'funded')) {
    throw forbidden({ en: 'Your account is already funded.', es: 'Su cuenta ya tiene fondos.' })
  }
}
