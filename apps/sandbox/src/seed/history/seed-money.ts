import { counts } from '@coffer/domain/limits'
import { eq } from 'drizzle-orm'
import { openAccount } from '../../banking/deposit-account.ts'
import { returnTransfer } from '../../banking/returns.ts'
import { acceptTransfer } from '../../banking/transfer-life.ts'
import { bankLabel } from '../../banking/transfer-description.ts'
import type { Tx } from '../../database/in-tenant.ts'
import { depositAccounts } from '../../database/schema/banking.ts'
import { signAll } from '../../disclosures/sign-all.ts'
import { findContact } from '../../identity/contact.ts'
import { accountNames } from '../../linking/bank-details.ts'
import { sendMicrodeposits } from '../../linking/microdeposits.ts'
import { accountFingerprint, type LinkedAccount } from '../../linking/linked-account.ts'
import { finishRequest, startRequest } from '../../requests/requests.ts'
import { seedGoals } from '../seed-goals.ts'
import { seedMonthlyPlan, seedPlans } from '../seed-plans.ts'
import { seedHistory, seedLinkedBank, type History } from './seed-history.ts'

type Seed = (tx: Tx, depositorId: string) => Promise<unknown>

const complete =
  (past: History, linked = {}): Seed =>
  async (tx, depositorId) => {
    await seedHistory(tx, depositorId, past, linked)
    await signAll(tx, depositorId)
  }

const linkedOnly: Seed = async (tx, depositorId) => {
  const account = await openAccount(tx, depositorId)
  await tx
    .update(depositAccounts)
    .set({ initialFundCents: 500_000 })
    .where(eq(depositAccounts.id, account.id))
  await seedLinkedBank(tx, depositorId)
}

const awaitingMicrodeposits: Seed = async (tx, depositorId) => {
  const { id } = await seedLinkedBank(tx, depositorId, {
    accountName: accountNames.checking[(await findContact(tx, depositorId)).language],
    sourceType: 'MANUAL',
    status: 'VERIFICATION_PENDING',
    verifyAttemptsLeft: counts.microdepositTries,
  })
  await sendMicrodeposits(tx, id)
}

const empty: Seed = async (tx, depositorId) => {
  await openAccount(tx, depositorId)
  await seedLinkedBank(tx, depositorId)
  await signAll(tx, depositorId)
}

/** Uses the code that accepts and returns a first deposit, so that the ledger agrees. */
const returned: Seed = async (tx, depositorId) => {
  const account = await openAccount(tx, depositorId)
  const linked = await seedLinkedBank(tx, depositorId, { mask: '0001' })
  await signAll(tx, depositorId)
  const requestId = await startRequest(tx, depositorId, 'transactions')
  const transferId = await acceptTransfer(tx, {
    depositAccountId: account.id,
    linkedAccountId: linked.id,
    requestId,
    direction: 'LinkedToPrimary',
    cents: 250_000,
    counterparty: bankLabel(linked),
    isFirstFunding: true,
  })
  await returnTransfer(tx, transferId, 'R01')
  await finishRequest(tx, requestId, { result: null })
}

/** Two years of history, and a plan with a deposit on the first of each month. */
const active: Seed = async (tx, depositorId) => {
  const linked = await seedHistory(tx, depositorId, 'active')
  await signAll(tx, depositorId)
  await seedMonthlyPlan(tx, depositorId, linked, { amountCents: 25_000 })
}

const withPlans: Seed = async (tx, depositorId) => {
  const linked = await seedHistory(tx, depositorId, 'usual')
  await signAll(tx, depositorId)
  await seedPlans(tx, depositorId, linked)
  await seedOlderBank(tx, depositorId, linked)
}

/** A second bank, linked before the one that the plans use. */
const seedOlderBank = (tx: Tx, depositorId: string, { createdAt }: LinkedAccount) =>
  seedLinkedBank(tx, depositorId, {
    institution: 'Ally Bank',
    accountName: 'Savings',
    accountType: 'savings',
    routingNumber: '124003116',
    mask: '7730',
    fingerprint: accountFingerprint(tx, '124003116', '01644117730'),
    createdAt: new Date(createdAt.getTime() - 86_400_000),
  })

const withGoals: Seed = async (tx, depositorId) => {
  await complete('usual')(tx, depositorId)
  await seedGoals(tx, depositorId)
}

const seeds: Readonly<Record<string, Seed>> = {
  bank: awaitingMicrodeposits,
  verified: linkedOnly,
  disclosures: async (tx, depositorId) => {
    await linkedOnly(tx, depositorId)
    await signAll(tx, depositorId)
  },
  active,
  big: complete('big'),
  empty,
  returned,
  usual: complete('usual'),
  manual: complete('usual'),
  hold: complete('usual'),
  'view-only': complete('usual'),
  relink: complete('usual', { status: 'FAILED' }),
  'deposits-locked': complete('usual', { status: 'DEPOSITS_LOCKED' }),
  primary: complete('usual'),
  inviting: complete('usual'),
  beneficiaries: complete('usual'),
  locked: complete('usual'),
  goals: withGoals,
  saver: withPlans,
}

/**
 * Creates the account, linked bank, signatures and history of a demo depositor, if the name has any. The caller sets
 * the depositor's statuses afterwards.
 */
export async function seedMoney(tx: Tx, name: string, depositorId: string): Promise<void> {
  await seeds[name]?.(tx, depositorId)
}
