import { eq } from 'drizzle-orm'
import { depositAccounts, transfers } from '../../src/database/schema/banking.ts'
import type { Finding } from '../../src/ledger/audit/findings.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { simulateThreeMonths } from './three-months.ts'
import { openBank } from './open-bank.ts'
import { scenarioStart } from './scenario-start.ts'

/** Opens a bank with a history of three months and equal depositors: each fault gets its own account. */
export async function openAuditedBank(equalDepositors: number) {
  const { database, engine, runAsSuperuser } = await openTestDatabase()
  const bank = await openBank(database, { start: scenarioStart() })
  const untouched = await simulateThreeMonths(bank, equalDepositors)

  /** An account without a planted fault, and its transfers. */
  async function nextAccount() {
    const next = untouched.pop()
    if (next === undefined)
      throw new Error('Every account has a planted fault already: open the bank with more depositors.')
    const { accountId, depositorId } = next
    return bank.asTenant(async (tx) => {
      const [account] = await tx.select().from(depositAccounts).where(eq(depositAccounts.id, accountId))
      const all = await tx
        .select()
        .from(transfers)
        .where(eq(transfers.depositAccountId, accountId))
        .orderBy(transfers.sequence)
      const [january, february] = all.filter(({ direction }) => direction === 'ServiceToPrimary')
      const [deposit, pending] = all.filter(({ direction }) => direction === 'LinkedToPrimary')
      const withdrawal = all.find(({ direction }) => direction === 'PrimaryToLinked')
      if (!account || !deposit || !pending || !withdrawal || !january || !february)
        throw new Error('The history of the depositors has changed.')
      return { account, depositorId, deposit, pending, withdrawal, january, february }
    })
  }

  return {
    nextAccount,
    audit: bank.auditLedger,
    asTenant: bank.asTenant,
    now: () => bank.context.clock.now(),
    plant: runAsSuperuser,
    /** The findings about an account or a request. */
    findingsAbout: async (id: string): Promise<readonly Finding[]> =>
      (await bank.auditLedger()).findings.filter(({ account, request }) => account === id || request === id),
    close: engine.close,
  }
}

export type AuditedBank = Awaited<ReturnType<typeof openAuditedBank>>
