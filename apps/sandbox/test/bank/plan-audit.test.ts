import { addDays, businessDayFrom, easternDate } from '@coffer/domain/calendar'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../engine/test-database.ts'
import { openBank } from './open-bank.ts'
import { plansApi } from './plans.ts'

const { database, engine, runAsSuperuser } = await openTestDatabase()
afterAll(engine.close)
const bank = await openBank(database)

/** An account with a weekly plan whose first date is skipped. */
async function skippingPlan() {
  const person = await bank.addDepositor('empty', {
    registrationLastStep: 'completed',
    extendedStatus: 'FUNDED',
  })
  const plans = await plansApi(person)
  const start = businessDayFrom(addDays(easternDate(bank.context.clock.now()), 4))
  const plan = await plans.add({ frequency: 'weekly', start_date: start })
  await plans.act(plan, 'skip', { date: start })
  const findings = async () => (await bank.auditLedger()).findings.filter((finding) => finding.plan === plan)
  return { plan, start, findings }
}

describe('the audit of plans', () => {
  it('The audit finds no fault in a plan that skips a date, and counts the plan', async () => {
    const { findings } = await skippingPlan()
    expect(await findings()).toEqual([])
    expect((await bank.auditLedger()).checked.plans).toBeGreaterThan(0)
  })

  it('The audit finds a deposit on a skipped date and a deposit after the end of its plan', async () => {
    const { plan, start, findings } = await skippingPlan()
    await runAsSuperuser(`update transfers set plan_date = '${start}' where plan_id = '${plan}'`)
    expect(await findings()).toMatchObject([{ kind: 'plan-date', date: start }])
    await runAsSuperuser(`delete from deposit_plan_changes where plan_id = '${plan}'`)
    expect(await findings()).toEqual([])
    await runAsSuperuser(`update deposit_plans set end_date = '${addDays(start, -1)}' where id = '${plan}'`)
    expect(await findings()).toMatchObject([{ kind: 'plan-date' }])
  })

  it('The audit finds a deposit on the day to which a skipped date was moved', async () => {
    const { plan, start, findings } = await skippingPlan()
    const [before, after] = [addDays(start, -1), addDays(start, 1)]
    await runAsSuperuser(
      `update deposit_plan_changes set kind = 'moved', moved_to = '${before}' where plan_id = '${plan}'`,
      `update transfers set plan_date = '${before}' where plan_id = '${plan}'`,
    )
    expect(await findings()).toEqual([])
    await runAsSuperuser(
      `update deposit_plan_changes set moved_to = '${after}' where plan_id = '${plan}'`,
      `insert into deposit_plan_changes (tenant, plan_id, date, kind) select tenant, plan_id, date, 'skipped'
        from deposit_plan_changes where plan_id = '${plan}'`,
      `update transfers set plan_date = '${after}' where plan_id = '${plan}'`,
    )
    expect(await findings()).toMatchObject([{ kind: 'plan-date', date: after }])
  })

  it('The audit finds an active plan without an upcoming deposit, and an ended plan with one', async () => {
    const { plan, findings } = await skippingPlan()
    await runAsSuperuser(`update deposit_plans set ended_at = now() where id = '${plan}'`)
    expect(await findings()).toMatchObject([{ kind: 'plan-next', expected: 0, actual: 1 }])
    await runAsSuperuser(
      `update deposit_plans set ended_at = null where id = '${plan}'`,
      `update transfers set status = 'Cancelled' where plan_id = '${plan}'`,
    )
    expect(await findings()).toMatchObject([{ kind: 'plan-next', expected: 1, actual: 0 }])
  })
})

describe('the database', () => {
  const copyDeposit = (plan: string, status: string, planDate: string) =>
    bank.asTenant((tx) =>
      tx.execute(
        sql.raw(`
          insert into transfers (deposit_account_id, request_id, direction, status, amount_cents, counterparty,
            created_at, plan_id, plan_date)
          select deposit_account_id, gen_random_uuid(), direction, '${status}', amount_cents, counterparty, created_at,
            plan_id, ${planDate} from transfers where plan_id = '${plan}' limit 1`),
      ),
    )

  it('The database refuses a second deposit for a date of a plan, and a second upcoming deposit', async () => {
    const { plan } = await skippingPlan()
    await expect(copyDeposit(plan, 'Cancelled', 'plan_date')).rejects.toThrow()
    await expect(copyDeposit(plan, 'Initiated', 'plan_date + 7')).rejects.toThrow()
    await copyDeposit(plan, 'Cancelled', 'plan_date + 7')
  })
})
