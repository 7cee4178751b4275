import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../src/database/in-tenant.ts'
import { activeGoals } from '../../src/goals/goal-rows.ts'
import { recordEvent } from '../../src/goals/record-event.ts'
import { lockAccount } from '../../src/banking/deposit-account.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { goalsApi } from './goals.ts'
import { idempotencyKey, readLinkedAccount, openBank, readTransactions } from './open-bank.ts'

const { database, engine, runAsSuperuser } = await openTestDatabase()
afterAll(engine.close)
const bank = await openBank(database)

/** An account with a goal that a withdrawal has reduced. */
async function reducedGoal() {
  const person = await bank.addDepositor('usual', {
    registrationLastStep: 'completed',
    extendedStatus: 'FUNDED',
  })
  const { account, add, read, path } = await goalsApi(person)
  const { unassignedCents } = await read()
  const goal = await add({ amount: unassignedCents })
  const { uuid: linked_account_id } = await readLinkedAccount(person)
  await person.post('/withdraw', { linked_account_id, amount: 1_000 }, idempotencyKey())
  const [withdrawal] = await readTransactions(person)
  const findings = async () =>
    (await bank.auditLedger()).findings.filter((finding) => finding.account === account)
  return { person, account, goal, path, saved: unassignedCents - 1_000, transfer: withdrawal?.uuid, findings }
}

describe('the audit of goals', () => {
  it('The audit finds no fault in a goal that a withdrawal has reduced, and counts the goal', async () => {
    const { findings } = await reducedGoal()
    expect(await findings()).toEqual([])
    expect((await bank.auditLedger()).checked.goals).toBeGreaterThan(0)
  })

  it('The audit finds goal money that the history does not explain', async () => {
    const { goal, saved, findings } = await reducedGoal()
    await runAsSuperuser(`update goals set saved_cents = saved_cents - 7 where id = '${goal}'`)
    expect(await findings()).toMatchObject([
      { kind: 'goal-drifted', goal, expected: saved, actual: saved - 7 },
    ])
  })

  it('The audit finds a changed history entry, and goals that exceeded the balance of the account', async () => {
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

  it('The audit finds a missing reduction of a goal', async () => {
    const { goal, findings } = await reducedGoal()
    await runAsSuperuser(`delete from goal_events where goal_id = '${goal}' and cause = 'withdrawal'`)
    expect((await findings()).map(({ kind }) => kind)).toEqual(['goal-drifted', 'goals-above-balance'])
  })

  it('The audit finds a transfer that took too much from goals, and one that the account does not have', async () => {
    const { transfer, findings } = await reducedGoal()
    await runAsSuperuser(`update transfers set amount_cents = 999 where id = '${transfer}'`)
    const finding = { kind: 'goal-transfer', expected: 999, actual: 1_000 }
    expect(await findings()).toContainEqual(expect.objectContaining({ ...finding, transfer }))
    const unknownTransfer = crypto.randomUUID()
    await runAsSuperuser(
      `update goal_events set transfer_id = '${unknownTransfer}' where transfer_id = '${transfer}'`,
    )
    expect(await findings()).toContainEqual(
      expect.objectContaining({ ...finding, transfer: unknownTransfer, expected: 0 }),
    )
  })
})

describe('the database', () => {
  const attempt = (statement: string): Promise<string> =>
    inTenant(database, 'harbor', (tx) => tx.execute(sql.raw(statement))).then(
      () => 'accepted',
      (error: unknown) => inspect(error),
    )

  it('The database refuses to change the history of a goal, or its money without a history entry', async () => {
    const { goal } = await reducedGoal()
    for (const statement of [
      `update goal_events set amount_cents = 0 where goal_id = '${goal}'`,
      `delete from goal_events where goal_id = '${goal}'`,
      `update goals set saved_cents = 0 where id = '${goal}'`,
      `delete from goals where id = '${goal}'`,
    ])
      expect(await attempt(statement)).toContain('permission denied')
  })

  it('The database refuses to commit goals above the balance, whether the goals or the balance changed', async () => {
    const { account } = await reducedGoal()
    const more = bank.asTenant(async (tx) => {
      await lockAccount(tx, account)
      const [row] = await activeGoals(tx, account)
      if (row !== undefined) await recordEvent(tx, row, { cause: 'assigned', cents: 1 })
    })
    expect(inspect(await more.catch((error: unknown) => error))).toContain('are assigned')
    const id = crypto.randomUUID()
    expect(
      await attempt(`
        with moved as (insert into ledger_transactions (id, kind, trace, occurred_at)
          values ('${id}', 'history', '${id}', now()) returning id)
        insert into ledger_postings (transaction_id, account_id, amount_cents)
        select moved.id, a.id, case a.kind when 'available' then -1 else 1 end from moved, ledger_accounts a
         where (a.deposit_account_id = '${account}' and a.kind = 'available') or a.kind = 'settlement'`),
    ).toContain('are assigned')
  })

  it('The database refuses a history entry of a goal whose account is not locked', async () => {
    const { account } = await reducedGoal()
    const unlocked = bank.asTenant(async (tx) => {
      const [row] = await activeGoals(tx, account)
      if (row !== undefined) await recordEvent(tx, row, { cause: 'released', cents: -1 })
    })
    await expect(unlocked).rejects.toThrow('has to be locked first')
  })
})
