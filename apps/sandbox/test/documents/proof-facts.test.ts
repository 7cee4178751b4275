import { verifiedProofSchema } from '@coffer/api-client/proofs/schema'
import { easternDate } from '@coffer/domain/calendar'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findAccount as accountOfDepositor, lockAccount } from '../../src/banking/deposit-account.ts'
import { reopenAfterReturn } from '../../src/closing/end-of-closing.ts'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { lockDepositor } from '../../src/onboarding/progress.ts'
import { findProvenAccount } from '../../src/proofs/proven-account.ts'
import { addJointHolder } from '../bank/joint-holder.ts'
import { parseData, idempotencyKey, readLinkedAccount, openBankForFile } from '../bank/open-bank.ts'
import { customer } from '../bank/plans.ts'
import { draw, issue, readProofs } from './proofs.ts'

const bank = await openBankForFile()

const verifyProof = async (code: string) =>
  parseData(await (await bank.newVisitor()).post('/proofs/verify', { code }), verifiedProofSchema)

describe('a proof', () => {
  it('A proof names the holders of its issue even if one of them is flagged later', async () => {
    const primary = await bank.addDepositor('empty', customer)
    const { depositorId } = await addJointHolder(bank, primary)
    const issued = await issue(primary, { kind: 'balance_letter' })
    const texts = await draw(bank, primary, issued)
    const both = { holders: ['Ana Diaz', 'Bea Ruiz'] }
    expect(await verifyProof(issued.code)).toMatchObject(both)
    const flagged = { registrationStatus: 'FLAGGED' } as const
    await bank.asTenant((tx) =>
      tx.update(depositors).set(flagged).where(eq(depositors.depositorId, depositorId)),
    )
    expect(await verifyProof(issued.code)).toMatchObject(both)
    expect(await draw(bank, primary, issued)).toEqual(texts)
    const later = await issue(primary, { kind: 'balance_letter' })
    expect(await verifyProof(later.code)).toMatchObject({ holders: ['Ana Diaz'] })
  })

  it('A proof of a closed account states that it is closed, even after a return reopens the empty account', async () => {
    const person = await bank.addDepositor('empty', customer)
    const { uuid: linked_account_id } = await readLinkedAccount(person)
    const open = await issue(person, { kind: 'balance_letter' })
    await person.post('/close-my-account', { linked_account_id, reason: 'moving' }, idempotencyKey())
    const closedOn = easternDate(bank.context.clock.now())
    expect((await readProofs(person)).account).toMatchObject({ closedOn })
    const closed = await issue(person, { kind: 'balance_letter' })
    const texts = await draw(bank, person, closed)
    expect(texts).toContain('This account is closed.')
    await bank.asTenant(async (tx) => {
      await lockDepositor(tx, person.depositorId)
      const account = await findProvenAccount(tx, person.depositorId)
      await lockAccount(tx, account?.id ?? '')
      await reopenAfterReturn(tx, account?.id ?? '')
      expect(await accountOfDepositor(tx, person.depositorId)).not.toBeNull()
    })
    expect(await verifyProof(closed.code)).toMatchObject({ closedOn })
    expect(await draw(bank, person, closed)).toEqual(texts)
    expect(await verifyProof(open.code)).toMatchObject({ closedOn: null })
  })
})
