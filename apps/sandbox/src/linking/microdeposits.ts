import { settlementInstant, submissionDate } from '@coffer/domain/calendar'
import { eq } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { linkedAccounts } from '../database/schema/linking.ts'

/** When microdeposits sent now arrive: they travel as any transfer does. */
const microdepositsArrive = (tx: Tx): Date => new Date(settlementInstant(submissionDate(now(tx))))

/** Sends two microdeposits; answers when they arrive. */
export async function sendMicrodeposits(tx: Tx, linkedAccountId: string): Promise<Date> {
  const expectedBy = microdepositsArrive(tx)
  await tx
    .update(linkedAccounts)
    .set({ microdepositsExpectedBy: expectedBy })
    .where(eq(linkedAccounts.id, linkedAccountId))
  return expectedBy
}
