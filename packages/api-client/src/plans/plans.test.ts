import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { plan, plans } from '../fakes/builders.ts'
import { failureOf } from '../transport/failures.fixture.ts'
import { respondWith, startProvider } from '../transport/provider.fixture.ts'
import {
  addPlan,
  changePlan,
  changePlanAmount,
  endPlan,
  fetchPlans,
  invalidatePlans,
  movePlanDate,
  pausePlan,
  plansQuery,
  restorePlanDate,
  resumePlan,
  showPlans,
  skipPlanDate,
} from './plans.ts'
import { plansSchema } from './schema.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

const idempotencyKey = 'key-1'
const overview = v.parse(plansSchema, plans())
const of = { account: 'a', plan: 'p' }
const sent = (): unknown => JSON.parse(provider.received.at(-1)?.body ?? '')
const sentKey = () => provider.received.at(-1)?.headers['idempotency-key']

describe('plans', () => {
  it('GET /accounts/{id}/plans returns the plans with their next dates', async () => {
    provider.script('GET /accounts/a/plans', respondWith(plans()))
    expect(await fetchPlans('a')).toMatchObject({
      plans: [{ upcoming: [{ date: '2026-12-01' }, { scheduledFor: '2027-01-04' }, {}, {}, {}, {}] }],
    })
  })

  it('Adding or changing a plan sends its idempotency key', async () => {
    provider.script('POST /accounts/a/plans', respondWith({ uuid: 'p', overview: plans() }, { code: 201 }))
    const dates = {
      frequency: 'twice_monthly',
      secondDay: 15,
      startDate: '2026-12-01',
      endDate: null,
    } as const
    const draft = { linkedAccountId: 'l', amount: 10_000, goalUuid: 'g', ...dates }
    expect(await addPlan('a', { ...draft, idempotencyKey })).toEqual({ uuid: 'p', overview })
    expect(sentKey()).toBe(idempotencyKey)
    expect(sent()).toEqual({
      linked_account_id: 'l',
      amount: 10_000,
      goal_uuid: 'g',
      frequency: 'twice_monthly',
      second_day: 15,
      start_date: '2026-12-01',
      end_date: null,
    })
    provider.script('PATCH /accounts/a/plans/p', respondWith(plans()))
    await changePlan(of, { endDate: null, idempotencyKey })
    expect(sent()).toEqual({ end_date: null })
  })

  it.each([
    ['pause', () => pausePlan(of, { until: '2027-01-01', idempotencyKey }), { until: '2027-01-01' }],
    ['resume', () => resumePlan(of, { idempotencyKey }), {}],
    ['skip', () => skipPlanDate(of, { date: '2026-12-01', idempotencyKey }), { date: '2026-12-01' }],
    ['restore', () => restorePlanDate(of, { date: '2026-12-01', idempotencyKey }), { date: '2026-12-01' }],
    [
      'move',
      () => movePlanDate(of, { date: '2026-12-01', to: '2026-12-03', idempotencyKey }),
      { date: '2026-12-01', to: '2026-12-03' },
    ],
    [
      'amounts',
      () => changePlanAmount(of, { date: '2026-12-01', amount: 5_000, scope: 'one', idempotencyKey }),
      { date: '2026-12-01', amount: 5_000, scope: 'one' },
    ],
    ['end', () => endPlan(of, { idempotencyKey }), {}],
  ] as const)(
    'POST /accounts/a/plans/p/%s sends its idempotency key and returns all plans',
    async (name, send, body) => {
      provider.script(`POST /accounts/a/plans/p/${name}`, respondWith(plans()))
      expect(await send()).toEqual(overview)
      expect(sent()).toEqual(body)
      expect(sentKey()).toBe(idempotencyKey)
    },
  )

  it('Skipping a deposit that is already due fails with a conflict', async () => {
    const errors = { date: ['This deposit was already sent.'] }
    provider.script('POST /accounts/a/plans/p/skip', respondWith(null, { code: 409, errors }))
    const refused = skipPlanDate(of, { date: '2026-12-01', idempotencyKey })
    expect(await failureOf(refused)).toMatchObject({ kind: 'conflict' })
  })

  it('showPlans stores a response at once, and invalidatePlans marks the plans as stale', async () => {
    const client = new QueryClient()
    const other = v.parse(plansSchema, plans({ plans: [plan({ uuid: 'other' })] }))
    client.setQueryData(plansQuery('a').queryKey, overview)
    await showPlans(client, 'a', other)
    expect(client.getQueryData(plansQuery('a').queryKey)).toEqual(other)
    await invalidatePlans(client)
    expect(client.getQueryState(plansQuery('a').queryKey)?.isInvalidated).toBe(true)
  })
})
