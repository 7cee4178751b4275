import { addDays, businessDayFrom } from '@coffer/domain/calendar'
import { dayOfSchedule } from '@coffer/domain/schedule'
import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { inTenant } from '../../src/database/in-tenant.ts'
import { transfers } from '../../src/database/schema/banking.ts'
import { depositPlans } from '../../src/database/schema/deposit-plans.ts'
import { openUpgraded } from './earlier-release.ts'

const id = (end: string) => `00000000-0000-4000-8000-0000000000${end}`
const accounts = `'${id('c3')}', '${id('e5')}'`

/** A Saturday, so that the deposit waits for a later business day. */
const saturday = '2026-12-12'
const started = { weekly: addDays(saturday, -21), monthly: '2026-08-31' }
const monthly = dayOfSchedule(started.monthly, 'monthly', 6)

const waiting = (end: string, frequency: string, start: string, date: string) => `
  insert into transfers (id, deposit_account_id, linked_account_id, request_id, direction, status, amount_cents,
      description, created_at, scheduled_for, frequency, start_date)
    values ('${id(end)}', ${accounts}, '${id(end)}', 'LinkedToPrimary', 'Initiated', 5000, 'Deposit', now(),
      '${businessDayFrom(date)}', '${frequency}', '${start}');`

const contents = `
  begin;
  select set_config('coffer.tenant', 'harbor', true);
  set local role coffer_app;
  ${waiting('a1', 'weekly', started.weekly, saturday)}
  ${waiting('a2', 'monthly', started.monthly, monthly)}
  ${waiting('a3', 'once', saturday, saturday)}
  commit;`

it('An upgrade makes a plan of each schedule of an earlier release, whose next deposit keeps its date', async () => {
  const { database, close } = await openUpgraded(16, contents)
  await inTenant(database, 'harbor', async (tx) => {
    const plans = await tx.select().from(depositPlans)
    const kept = await tx.select().from(transfers).orderBy(asc(transfers.id))
    const planOf = (frequency: string) => plans.find((plan) => plan.frequency === frequency)
    expect(kept.map(({ planDate }) => planDate)).toEqual([saturday, monthly, null])
    expect(kept.map(({ planId }) => planId)).toEqual([planOf('weekly')?.id, planOf('monthly')?.id, null])
    expect(planOf('weekly')).toMatchObject({
      startDate: started.weekly,
      amountCents: 5_000,
      depositAccountId: id('c3'),
      linkedAccountId: id('e5'),
      endedAt: null,
      pausedUntil: null,
    })
  })
  await close()
}, 60_000)
