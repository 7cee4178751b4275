import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { goal, goalEvent, goals } from '../fakes/builders.ts'
import { failureOf } from '../transport/failures.fixture.ts'
import { respondWith, startProvider } from '../transport/provider.fixture.ts'
import {
  addGoal,
  archiveGoal,
  changeGoal,
  fetchGoalHistory,
  fetchGoals,
  goalHistoryQuery,
  goalsQuery,
  invalidateGoals,
  moveGoalMoney,
  orderGoals,
  restartGoal,
  showGoals,
} from './goals.ts'
import { goalSchema, goalsSchema } from './schema.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

const key = 'key-1'
const overview = v.parse(goalsSchema, goals())
const sent = (): unknown => JSON.parse(provider.received.at(-1)?.body ?? '')
const sentKey = () => provider.received.at(-1)?.headers['idempotency-key']

describe('goals', () => {
  it('GET /accounts/{id}/goals returns the goals and the unassigned amount', async () => {
    provider.script('GET /accounts/a/goals', respondWith(goals()))
    expect(await fetchGoals('a')).toMatchObject({
      unassignedCents: 300_000,
      goals: [{ savedCents: 200_000 }],
    })
  })

  it('Adding, archiving and restarting a goal each send their idempotency key', async () => {
    provider.script('POST /accounts/a/goals', respondWith({ uuid: 'g', overview: goals() }, { code: 201 }))
    const draft = {
      kind: 'target',
      name: 'Kitchen',
      picture: 'home',
      targetCents: 900_000,
      targetDate: null,
      isProtected: false,
      fillPercent: null,
      fillCents: 5_000,
      amount: 100,
    } as const
    expect(await addGoal('a', { ...draft, idempotencyKey: key })).toEqual({ uuid: 'g', overview })
    expect(sentKey()).toBe(key)
    expect(sent()).toEqual({
      kind: 'target',
      name: 'Kitchen',
      picture: 'home',
      target_cents: 900_000,
      target_date: null,
      is_protected: false,
      fill_percent: null,
      fill_cents: 5_000,
      amount: 100,
    })
    for (const [act, send] of [
      ['archive', archiveGoal],
      ['restart', restartGoal],
    ] as const) {
      provider.script(`POST /accounts/a/goals/g/${act}`, respondWith(goals()))
      expect(await send({ account: 'a', goal: 'g', idempotencyKey: key })).toEqual(overview)
      expect(sentKey()).toBe(key)
    }
  })

  it('PATCH sends only the changed fields of a goal, and the order of all goals', async () => {
    provider.script('PATCH /accounts/a/goals/g', respondWith(goals()))
    await changeGoal('a', 'g', { isProtected: true })
    expect(sent()).toEqual({ is_protected: true })
    provider.script('PATCH /accounts/a/goals/order', respondWith(goals()))
    await orderGoals('a', ['h', 'g'])
    expect(sent()).toEqual({ uuids: ['h', 'g'] })
  })

  it('Moving more money than there is fails with an error at the amount', async () => {
    const refused = respondWith(null, { code: 422, errors: { amount: ['Too much.'] } })
    provider.script('POST /accounts/a/goals/moves', refused)
    const moving = moveGoalMoney('a', { from: null, to: 'g', cents: 5, idempotencyKey: key })
    expect(await failureOf(moving)).toMatchObject({ kind: 'invalid', fields: { amount: ['Too much.'] } })
    expect([sent(), sentKey()]).toEqual([{ from: null, to: 'g', amount: 5 }, key])
  })

  it('A goal has a history of events', async () => {
    provider.script('GET /accounts/a/goals/g/history', respondWith([goalEvent()]))
    expect(await fetchGoalHistory({ account: 'a', goal: 'g' })).toMatchObject([{ cause: 'assigned' }])
  })

  it('A goal with a picture that this version does not know has the star', () => {
    expect(v.parse(goalSchema, { ...goal(), picture: 'rocket' }).picture).toBe('star')
  })

  it('showGoals stores the response of a change at once, and invalidateGoals refetches after money moved', async () => {
    const client = new QueryClient()
    client.setQueryData(goalHistoryQuery('a', 'g').queryKey, [])
    await showGoals(client, 'a', overview)
    expect(client.getQueryData(goalsQuery('a').queryKey)).toEqual(overview)
    expect(client.getQueryState(goalsQuery('a').queryKey)?.isInvalidated).toBe(false)
    expect(client.getQueryState(goalHistoryQuery('a', 'g').queryKey)?.isInvalidated).toBe(true)
    await invalidateGoals(client)
    expect(client.getQueryState(goalsQuery('a').queryKey)?.isInvalidated).toBe(true)
  })
})
