import {
  addBusinessDays,
  addDays,
  easternDate,
  easternInstant,
  settlementInstant,
  submissionDate,
} from '@coffer/domain/calendar'
import { counts } from '@coffer/domain/limits'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { returnsMicrodeposits } from '../banking/magic-numbers.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import { schedule, workKind } from '../due-work/due-work.ts'
import type { WorkArea } from '../http/routes.ts'
import { notifyHoldersWithoutAlert, notifyHolders } from '../notices/notify-holders.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { changeLinkedAccount, ownLinkedAccount, type LinkedAccount } from './linked-account.ts'

const issuePayload = v.object({ linkedAccountId: v.string(), expectedBy: v.string() })
type Issue = v.InferOutput<typeof issuePayload>
const arrival = workKind('microdeposits-arrive', issuePayload)
const expiry = workKind('microdeposits-expire', issuePayload)

const goodForBusinessDays = 10

/** The amounts are valid until the end of the tenth business day (New York) after they arrived. */
const expiresAt = (expectedBy: Date): Date =>
  new Date(easternInstant(addDays(addBusinessDays(easternDate(expectedBy), goodForBusinessDays), 1), 0))

/** Sends two microdeposits, timed like any transfer; returns the latest time of arrival. */
export async function sendMicrodeposits(tx: Tx, linkedAccountId: string): Promise<Date> {
  const expectedBy = new Date(settlementInstant(submissionDate(now(tx))))
  await tx
    .update(linkedAccounts)
    .set({ microdepositsExpectedBy: expectedBy })
    .where(eq(linkedAccounts.id, linkedAccountId))
  const issue = { linkedAccountId, expectedBy: expectedBy.toISOString() }
  // Two issues on one day arrive together.
  const key = `${linkedAccountId} ${issue.expectedBy}`
  await schedule(tx, arrival, issue, expectedBy, { key })
  await schedule(tx, expiry, issue, expiresAt(expectedBy), { key })
  return expectedBy
}

export const microdepositWork: WorkArea = ({ work }) => {
  work.register(arrival, async (tx, issue) => {
    const account = await stillWaiting(tx, issue)
    if (account === null) return
    if (!returnsMicrodeposits(account.mask))
      return notifyHoldersWithoutAlert(tx, account.depositorId, 'microdeposits-arrived', bankFields(account))
    await changeLinkedAccount(tx, account, { status: 'VERIFICATION_RETURNED' })
    await notifyHolders(tx, account.depositorId, 'microdeposits-came-back', bankFields(account))
  })

  work.register(expiry, async (tx, issue) => {
    const account = await stillWaiting(tx, issue)
    if (account === null) return
    // The account is locked when the last issue expires.
    const isLast = account.reissuesDone >= counts.microdepositReissues
    await changeLinkedAccount(tx, account, { status: isLast ? 'LOCKED' : 'TIMEOUT' })
    await notifyHolders(tx, account.depositorId, 'microdeposits-ran-out', bankFields(account))
  })
}

/** Data that names the account in emails. */
const bankFields = ({ institution, mask }: LinkedAccount) => ({ institution, mask })

/** The account, locked with its depositor, if it still waits for these deposits; otherwise null. */
async function stillWaiting(tx: Tx, { linkedAccountId, expectedBy }: Issue): Promise<LinkedAccount | null> {
  const [found] = await tx.select().from(linkedAccounts).where(eq(linkedAccounts.id, linkedAccountId))
  if (found === undefined) return null
  await lockDepositor(tx, found.depositorId)
  const account = await ownLinkedAccount(tx, found.depositorId, linkedAccountId)
  const isTheSame = account?.microdepositsExpectedBy?.toISOString() === expectedBy
  return account?.status === 'VERIFICATION_PENDING' && isTheSame ? account : null
}
