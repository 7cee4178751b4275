import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../src/database/in-tenant.ts'
import { activeGoals } from '../../src/goals/goal-rows.ts'
import { recordEvent } from '../../src/goals/record-event.ts'
import { lockAccount } from '../../src/banking/deposit-account.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { goalsOf } from './goals.ts'
import { idempotencyKey, linkedAccountOf, openBank, transactionsOf } from './open-bank.ts'

const { database, engine, runAsSuperuser } = await openTestDatabase()
afterAll(engine.close)
const bank = await openBank(database)

/** An account with a goal that a withdrawal has reduced. */
async function reducedGoal() {
  const person = await bank.addDepositor('usual', {
    registrationLastStep: 'completed',
    extendedStatus: 'FUNDED',
  })
  const { account, add, read, path } = await goalsOf(person)
  const { unassignedCents } = await read()
  const goal = await add({ amount: unassignedCents })
  const { uuid: linked_account_id } = await linkedAccountOf(person)
  await person.post('/withdraw', { linked_account_id, amount: 1_000 }, idempotencyKey())
  const [withdrawal] = await transactionsOf(person)
  const findings = async () =>
    (await bank.auditLedger()).findings.filter((finding) => finding.account === account)
  return { person, account, goal, path, saved: unassignedCents - 1_000, transfer: withdrawal?.uuid, findings }
}

describe('the audit of goals', () => {
  it('finds nothing in a goal that a withdrawal has reduced, and counts it', async () => {
    const { findings } = await reducedGoal()
    expect(await findings()).toEqual([])
    expect((await bank.auditLedger()).checked.goals).toBeGreaterThan(0)
  })

  it('finds money that the history does not have', async () => {
    const { goal, saved, findings } = await reducedGoal()
    await runAsSuperuser(`update goals set saved_cents = saved_cents - 7 where id = '${goal}'`)
    expect(await findings()).toMatchObject([
      { kind: 'goal-drifted', goal, expected: saved, actual: saved - 7 },
    ])
  })

  it('finds an entry that was changed, and that goals had more than the account', async () => {
    const { goal, saved, findings } = await reducedGoal()
    await runAsSuperuser(
      `update goal_events set amount_cents = amount_cents + 1 where goal_id = '${goal}' and cause = 'withdrawal'`,
    )
    expect(await findings()).toMatchObject([
      { kind: 'goal-history', goal, expected: saved + 1, actual: saved },
      { kind: 'goal-drifted', goal, expected: saved + 1, actual: saved },
      { kind: 'goals-above-balance', expected: saved, actual: saved + 1 },
    ])
  })

  it('finds a reduction that is missing', async () => {
    const { goal, findings } = await reducedGoal()
    await runAsSuperuser(`delete from goal_events where goal_id = '${goal}' and cause = 'withdrawal'`)
    expect((await findings()).map(({ kind }) => kind)).toEqual(['goal-drifted', 'goals-above-balance'])
  })

  it('finds a transfer that took more than its amount, and one that is none of the account’s', async () => {
    const { transfer, findings } = await reducedGoal()
    await runAsSuperuser(`update transfers set amount_cents = 999 where id = '${transfer}'`)
    const finding = { kind: 'goal-transfer', expected: 999, actual: 1_000 }
    expect(await findings()).toContainEqual(expect.objectContaining({ ...finding, transfer }))
    const nobody = crypto.randomUUID()
    await runAsSuperuser(`update goal_events set transfer_id = '${nobody}' where transfer_id = '${transfer}'`)
    expect(await findings()).toContainEqual(
      expect.objectContaining({ ...finding, transfer: nobody, expected: 0 }),
    )
  })
})

describe('the database', () => {
  const refusalOf = (statement: string): Promise<string> =>
    inTenant(database, 'harbor', (tx) => tx.execute(sql.raw(statement))).then(
      () => 'accepted',
      (error: unknown) => inspect(error),
    )

  it('refuses to change history, and money without it', async () => {
    const { goal } = await reducedGoal()
    for (const statement of [
      `update goal_events set amount_cents = 0 where goal_id = '${goal}'`,
      `delete from goal_events where goal_id = '${goal}'`,
      `update goals set saved_cents = 0 where id = '${goal}'`,
      `delete from goals where id = '${goal}'`,
    ])
      expect(await refusalOf(statement)).toContain('permission denied')
  })

  it('refuses to commit goals above the balance, whichever of the two moved', async () => {
    const { account } = await reducedGoal()
    const more = bank.asTenant(async (tx) => {
      await lockAccount(tx, account)
      const [row] = await activeGoals(tx, account)
      if (row !== undefined) await recordEvent(tx, row, { cause: 'assigned', cents: 1 })
    })
    await expect(more).rejects.toThrow('are assigned')
    const id = crypto.randomUUID()
    expect(
      await refusalOf(`
        with moved as (insert into ledger_transactions (id, kind, trace, occurred_at)
          values ('${id}', 'history', '${id}', now()) returning id)
        insert into ledger_postings (transaction_id, account_id, amount_cents)
        select moved.id, a.id, case a.kind when 'available' then -1 else 1 end from moved, ledger_accounts a
         where (a.deposit_account_id = '${account}' and a.kind = 'available') or a.kind = 'settlement'`),
    ).toContain('are assigned')
  })

  it('refuses an entry whose account is not locked', async () => {
    const { account } = await reducedGoal()
    const unlocked = bank.asTenant(async (tx) => {
      const [row] = await activeGoals(tx, account)
      if (row !== undefined) await recordEvent(tx, row, { cause: 'released', cents: -1 })
    })
    await expect(unlocked).rejects.toThrow('has to be locked first')
  })
})
