import { findAccount } from '../banking/deposit-account.ts'
import { recordOwnRow, type Tx } from '../database/in-tenant.ts'
import { findContact } from '../identity/contact.ts'
import { issueProof } from '../proofs/issue-proof.ts'

/** A balance letter of a demo depositor. */
export async function seedProof(tx: Tx, depositorId: string): Promise<void> {
  const account = await findAccount(tx, depositorId)
  if (account === null) throw new Error('The depositor has no account.')
  recordOwnRow(tx, 'deposit-account', account.id)
  const { language } = await findContact(tx, depositorId)
  const letter = { kind: 'balance_letter', period_from: null, period_until: null, year: null } as const
  await issueProof(tx, { accountDepositorId: depositorId, depositorId, language }, letter)
}
