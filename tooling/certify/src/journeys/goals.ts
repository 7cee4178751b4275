import { defineJourney } from '../journey.ts'
import { openAccountUuid } from '../world/open-account.ts'
import { expectSame } from '../world/problem.ts'
import { openSettledSavings } from '../world/saver.ts'

export const goalsJourney = defineJourney({
  id: 'goals',
  title: 'A depositor saves for goals',
  needs: 'test control',
  capability: 'goals',
  checks: {
    added: 'A goal is added with its amount, once for one key',
    fields: 'A goal without a name is refused with 422 at name',
    moved: 'Money is moved between goals and the rest, and none is made',
    changed: 'A goal is changed, and the goals are ordered',
    history: 'The history has every movement',
    restarted: 'A goal starts again, and is archived',
    other: 'The goals of nobody are refused with 404',
  },
  run: async ({ world, step, check }) => {
    const { visitor } = await openSettledSavings(world)
    const uuid = await openAccountUuid(visitor)
    const params = { uuid }
    const goal = {
      kind: 'target',
      name: 'Certification',
      picture: 'star',
      target_cents: 500_000,
      target_date: null,
      is_protected: false,
      fill_percent: null,
      fill_cents: null,
      amount: 10_000,
    }
    const one = await step('added', async () => {
      const key = crypto.randomUUID()
      const added = await visitor.request('POST /accounts/{uuid}/goals', { params, key, body: goal })
      await visitor.request('POST /accounts/{uuid}/goals', { params, key, body: goal })
      const { goals } = await visitor.request('GET /accounts/{uuid}/goals', { params })
      expectSame('GET /accounts/{uuid}/goals: goals of one Idempotency-Key', goals.length, 1)
      expectSame('GET /accounts/{uuid}/goals: saved_cents', goals[0]?.savedCents, 10_000)
      return added.uuid
    })
    await check('fields', () =>
      visitor.refusal(
        'POST /accounts/{uuid}/goals',
        { status: 422, field: 'name' },
        { params, body: { ...goal, name: '' } },
      ),
    )
    const other = (
      await visitor.request('POST /accounts/{uuid}/goals', {
        params,
        body: { ...goal, kind: 'buffer', target_cents: null, amount: 0 },
      })
    ).uuid
    await check('moved', async () => {
      const body = { from: one, to: other, amount: 4_000 }
      const moved = await visitor.request('POST /accounts/{uuid}/goals/moves', { params, body })
      const sums = moved.goals.reduce((sum, { savedCents }) => sum + savedCents, moved.unassignedCents)
      expectSame('POST /accounts/{uuid}/goals/moves: balance_cents', moved.balanceCents, sums)
      const target = moved.goals.find((each) => each.uuid === other)
      expectSame('POST /accounts/{uuid}/goals/moves: saved_cents', target?.savedCents, 4_000)
    })
    await check('changed', async () => {
      const body = { name: 'Renamed' }
      const named = await visitor.request('PATCH /accounts/{uuid}/goals/{goal}', {
        params: { uuid, goal: one },
        body,
      })
      expectSame(
        'PATCH /accounts/{uuid}/goals/{goal}: name',
        named.goals.some(({ name }) => name === 'Renamed'),
        true,
      )
      const { goals } = await visitor.request('PATCH /accounts/{uuid}/goals/order', {
        params,
        body: { uuids: [other, one] },
      })
      expectSame(
        'PATCH /accounts/{uuid}/goals/order: uuids',
        goals.map((each) => each.uuid),
        [other, one],
      )
    })
    await check('history', async () => {
      const events = await visitor.request('GET /accounts/{uuid}/goals/{goal}/history', {
        params: { uuid, goal: one },
      })
      const sum = events.reduce((total, { amount }) => total + amount, 0)
      expectSame('GET /accounts/{uuid}/goals/{goal}/history: sum of amount', sum, 6_000)
    })
    await check('restarted', async () => {
      const of = { params: { uuid, goal: one } }
      await visitor.answer('POST /accounts/{uuid}/goals/{goal}/restart', of)
      const { archived } = await visitor.request('POST /accounts/{uuid}/goals/{goal}/archive', of)
      expectSame('POST /accounts/{uuid}/goals/{goal}/archive: archived', archived[0]?.uuid, one)
      await visitor.refusal('POST /accounts/{uuid}/goals/{goal}/archive', { status: 409, field: 'goal' }, of)
      const now = new Date((await visitor.answer('GET /branding')).headers.get('date') ?? '')
      const inTwoYears = `${now.getUTCFullYear() + 2}-06-01`
      const yearly = { ...goal, kind: 'yearly', target_date: inTwoYears }
      const added = await visitor.request('POST /accounts/{uuid}/goals', { params, body: yearly })
      await visitor.request('POST /accounts/{uuid}/goals/{goal}/restart', {
        params: { uuid, goal: added.uuid },
      })
    })
    await check('other', () =>
      visitor.refusal(
        'GET /accounts/{uuid}/goals',
        { status: 404 },
        { params: { uuid: crypto.randomUUID() } },
      ),
    )
  },
})
