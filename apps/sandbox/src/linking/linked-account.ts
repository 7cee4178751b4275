import { easternDate } from '@coffer/domain/calendar'
import { counts } from '@coffer/domain/limits'
import { relinkFlag } from '@coffer/domain/relink'
import type { LinkedAccountStatus } from '@coffer/domain/status'
import { institutionName } from '@coffer/email-templates/unknown-bank'
import type { Language } from '@coffer/i18n/languages'
import { notFound, unprocessable } from '@coffer/provider-kit/refusal'
import { and, desc, eq, ne } from 'drizzle-orm'
import { recordLock, type Tx } from '../database/in-tenant.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import { toFingerprint } from '../keys/registered-keys.ts'
import { advanceTo, lockDepositor, setExtendedStatus, type LastStep } from '../onboarding/progress.ts'
import { accountNames } from './bank-details.ts'
import { flagRelink } from './flag-relink.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'

export type LinkedAccount = typeof linkedAccounts.$inferSelect

/** The depositor's linked accounts, newest first. Archived ones are excluded. */
export function findLinkedAccounts(tx: Tx, depositorId: string): Promise<LinkedAccount[]> {
  return tx
    .select()
    .from(linkedAccounts)
    .where(and(eq(linkedAccounts.depositorId, depositorId), ne(linkedAccounts.status, 'ARCHIVED')))
    .orderBy(desc(linkedAccounts.createdAt), desc(linkedAccounts.id))
}

/** One of the depositor's linked accounts, locked until the transaction ends; null for any other id. */
export async function ownLinkedAccount(
  tx: Tx,
  depositorId: string,
  id: string,
): Promise<LinkedAccount | null> {
  recordLock(tx, 'linked-account', id)
  const [row] = await tx
    .select()
    .from(linkedAccounts)
    .where(and(eq(linkedAccounts.depositorId, depositorId), eq(linkedAccounts.id, uuidOrUnusedId(id))))
    .for('no key update')
  return row ?? null
}

/** Changes a linked account, and updates the depositor's statuses accordingly. The caller has locked the depositor. */
export async function changeLinkedAccount(
  tx: Tx,
  account: Pick<LinkedAccount, 'id' | 'depositorId'>,
  values: Partial<LinkedAccount>,
): Promise<void> {
  await tx.update(linkedAccounts).set(values).where(eq(linkedAccounts.id, account.id))
  await syncLinkingStatus(tx, account.depositorId)
}

/** Synchronizes the last step, the extended status and the relink flag with the linked accounts. */
export async function syncLinkingStatus(tx: Tx, depositorId: string): Promise<void> {
  const statuses = (await findLinkedAccounts(tx, depositorId)).map(({ status }) => status)
  const isActive = statuses.includes('ACTIVE')
  const depositor = await lockDepositor(tx, depositorId)
  const step: LastStep | null = isActive
    ? 'verified'
    : statuses.includes('VERIFICATION_PENDING')
      ? 'bank'
      : null
  if (step !== null) await advanceTo(tx, depositorId, step)
  if (isActive && depositor.extendedStatus === 'UNLINKED') await setExtendedStatus(tx, depositorId, 'LINKED')
  const isComplete = depositor.registrationLastStep === 'completed'
  await flagRelink(tx, depositor, relinkFlag({ before: depositor.relink, isComplete, statuses }))
}

/** Sets a status for the operator, as the provider's staff would. */
export async function setLinkedAccountStatus(tx: Tx, id: string, status: LinkedAccountStatus): Promise<void> {
  const [found] = await tx
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.id, uuidOrUnusedId(id)))
  if (found === undefined) throw notFound()
  if (found.status === 'ARCHIVED') throw unprocessable('An archived account stays archived.')
  await lockDepositor(tx, found.depositorId)
  // Archived by staff, it may be linked again; made ACTIVE, it needs no verification.
  const isSettled = status === 'ARCHIVED' || status === 'ACTIVE'
  await changeLinkedAccount(tx, found, {
    status,
    returnsInARow: 0,
    ...(isSettled && { verifyAttemptsLeft: null, reissuesDone: 0 }),
  })
}

/** Identifies an account at another bank without its number. */
export const accountFingerprint = (tx: Tx, routingNumber: string, accountNumber: string): string =>
  toFingerprint(tx, 'account-number', `${routingNumber}:${accountNumber}`)

/** The latest time at which microdeposits arrive, and its bank day. */
export const expectationToWire = (expectedBy: Date | null) => ({
  microdeposits_expected_by: expectedBy?.toISOString() ?? null,
  microdeposits_expected_on: expectedBy && easternDate(expectedBy),
})

/**
 * A linked account in the form of GET /linked-accounts and in its reader's language, without whether it is the default.
 */
export const linkedAccountToWire = (account: LinkedAccount, language: Language) => ({
  uuid: account.id,
  institution: institutionName(language, account.institution),
  account_name:
    account.sourceType === 'MANUAL' ? accountNames[account.accountType][language] : account.accountName,
  mask: account.mask,
  account_type: account.accountType,
  source_type: account.sourceType,
  status: account.status,
  verify_attempts_left: account.verifyAttemptsLeft,
  ...expectationToWire(account.microdepositsExpectedBy),
  reissues_left:
    account.sourceType === 'MANUAL'
      ? account.verifyAttemptsLeft === null
        ? null
        : Math.max(0, counts.microdepositReissues - account.reissuesDone)
      : undefined,
  routing_number: account.sourceType === 'MANUAL' ? account.routingNumber : undefined,
  holder_name: account.sourceType === 'MANUAL' ? account.holderName : undefined,
})
