import { eq } from 'drizzle-orm'
import { openAccount, openingApy } from '../../banking/deposit-account.ts'
import { now, type Tx } from '../../database/in-tenant.ts'
import { depositAccounts } from '../../database/schema/banking.ts'
import { linkedAccounts } from '../../database/schema/linking.ts'
import { accountFingerprint, type LinkedAccount } from '../../linking/linked-account.ts'
import { type RateChange, findRateChanges } from '../../rates/rates.ts'
import { planHistory, type HistoryPlan } from './plan-history.ts'
import { writeHistory } from './write-history.ts'

/** Size of a demo depositor's history. */
const histories = {
  /** A typical funded depositor: a few thousand dollars over several months. */
  usual: { days: 150, transactions: 16, firstDeposit: 350_000 },
  /** Two years of history. */
  active: { days: 735, transactions: 120, firstDeposit: 500_000 },
  /** Long enough to test the performance of lists. */
  big: { days: 1_500, transactions: 10_000, firstDeposit: 250_000 },
} as const

export type History = keyof typeof histories

/** A demo depositor's linked account, as if linked instantly. */
export async function seedLinkedBank(
  tx: Tx,
  depositorId: string,
  values: Partial<typeof linkedAccounts.$inferInsert> = {},
): Promise<LinkedAccount> {
  const mask = values.mask ?? '4821'
  const [row] = await tx
    .insert(linkedAccounts)
    .values({
      depositorId,
      institution: 'JPMorgan Chase',
      accountName: 'Everyday Checking',
      holderName: 'Demo Depositor',
      accountType: 'checking',
      routingNumber: '021000021',
      mask,
      // The number of the linking service's Everyday Checking account, so that linking it again finds this account.
      fingerprint: accountFingerprint(tx, '021000021', `0164411${mask}`),
      sourceType: 'FASTLINK',
      status: 'ACTIVE',
      createdAt: now(tx),
      ...values,
    })
    .returning()
  if (row === undefined) throw new Error('The bank was not linked.')
  return row
}

/** Creates a depositor's account, linked bank and history. Returns the linked account. */
export async function seedHistory(
  tx: Tx,
  depositorId: string,
  past: History,
  linked: Partial<typeof linkedAccounts.$inferInsert> = {},
): Promise<LinkedAccount> {
  const plan = cachedPlan(past, now(tx), await findRateChanges(tx))
  const bank = await seedLinkedBank(tx, depositorId, { createdAt: new Date(plan.openedAt), ...linked })
  const account = await openAccount(tx, depositorId, new Date(plan.openedAt))
  await writeHistory(tx, { depositAccountId: account.id, linked: bank }, plan)
  await tx
    .update(depositAccounts)
    .set({
      accruedInterest: plan.accrued,
      accruedThrough: plan.accruedThrough,
      initialFundCents: histories[past].firstDeposit,
    })
    .where(eq(depositAccounts.id, account.id))
  return bank
}

const planned = new Map<string, HistoryPlan>()

/** Cached, because tenants seeded in the same minute share one plan. */
function cachedPlan(past: History, at: Date, changes: readonly RateChange[]): HistoryPlan {
  const key = JSON.stringify([past, at.toISOString().slice(0, 13), changes])
  const plan =
    planned.get(key) ?? planHistory({ apyOn: (day) => openingApy(changes, day), ...histories[past], now: at })
  planned.set(key, plan)
  return plan
}
