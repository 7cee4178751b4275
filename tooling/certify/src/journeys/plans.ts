import { defineJourney } from '../journey.ts'
import { openAccountUuid } from '../world/open-account.ts'
import { expectFound, expectSame, expectThat } from '../world/problem.ts'
import { findBank, openSettledSavings } from '../world/saver.ts'

export const plansJourney = defineJourney({
  id: 'plans',
  title: 'A depositor saves automatically',
  needs: 'test control',
  capability: 'automatic_saving',
  checks: {
    added: 'A plan is added with its amount and dates',
    fields: 'A plan below the limit is refused with 422 at amount',
    skipped: 'A date is skipped, and restored',
    amounts: 'The amount of one date is changed',
    moved: 'A date is moved to another day',
    paused: 'A plan is paused, and resumed',
    changed: 'The amount of a plan is changed',
    ended: 'A plan is ended, once',
  },
  run: async ({ world, step, check }) => {
    const { visitor } = await openSettledSavings(world)
    const uuid = await openAccountUuid(visitor)
    const linked_account_id = await findBank(visitor)
    const { headers } = await visitor.answer('GET /branding')
    const inDays = (days: number) =>
      new Date(Date.parse(headers.get('date') ?? '') + days * 86_400_000).toISOString().slice(0, 10)
    const plan = { linked_account_id, amount: 5_000, frequency: 'monthly', start_date: inDays(10) }
    const added = await step('added', async () => {
      const sent = { params: { uuid }, body: plan }
      const { uuid: id, overview } = await visitor.request('POST /accounts/{uuid}/plans', sent)
      expectSame('POST /accounts/{uuid}/plans: amount', overview.plans[0]?.amount, 5_000)
      await visitor.request('GET /accounts/{uuid}/plans', { params: { uuid } })
      const [first, second] = expectFound(overview.plans[0], 'the plan').upcoming
      return {
        params: { uuid, plan: id },
        date: expectFound(first, 'POST /accounts/{uuid}/plans: upcoming.0').date,
        movableUntil: expectFound(second, 'POST /accounts/{uuid}/plans: upcoming.1').movableUntil,
        second: expectFound(second, 'POST /accounts/{uuid}/plans: upcoming.1').date,
      }
    })
    const { params, date } = added
    const currentPlan = ({ plans }: { readonly plans: readonly { readonly uuid: string }[] }) =>
      plans.some((each) => each.uuid === params.plan)
    await check('fields', () =>
      visitor.refusal(
        'POST /accounts/{uuid}/plans',
        { status: 422, field: 'amount' },
        { params: { uuid }, body: { ...plan, amount: 0 } },
      ),
    )
    await check('skipped', async () => {
      const skipped = await visitor.request('POST /accounts/{uuid}/plans/{plan}/skip', {
        params,
        body: { date },
      })
      expectSame(
        'POST /accounts/{uuid}/plans/{plan}/skip: is_skipped',
        skipped.plans[0]?.upcoming.find((each) => each.date === date)?.isSkipped,
        true,
      )
      await visitor.request('POST /accounts/{uuid}/plans/{plan}/restore', { params, body: { date } })
    })
    await check('amounts', async () => {
      const body = { date, amount: 7_000, scope: 'one' }
      const { plans } = await visitor.request('POST /accounts/{uuid}/plans/{plan}/amounts', { params, body })
      expectSame(
        'POST /accounts/{uuid}/plans/{plan}/amounts: amount',
        plans[0]?.upcoming.find((each) => each.date === date)?.amount,
        7_000,
      )
    })
    await check('moved', async () => {
      if (added.movableUntil === null) return
      const body = { date: added.second, to: added.movableUntil }
      await visitor.request('POST /accounts/{uuid}/plans/{plan}/move', { params, body })
    })
    await check('paused', async () => {
      const body = { until: inDays(60) }
      const { plans } = await visitor.request('POST /accounts/{uuid}/plans/{plan}/pause', { params, body })
      expectSame('POST /accounts/{uuid}/plans/{plan}/pause: paused_until', plans[0]?.pausedUntil, body.until)
      await visitor.request('POST /accounts/{uuid}/plans/{plan}/resume', { params, body: {} })
    })
    await check('changed', async () => {
      const body = { amount: 6_000 }
      const { plans } = await visitor.request('PATCH /accounts/{uuid}/plans/{plan}', { params, body })
      expectSame('PATCH /accounts/{uuid}/plans/{plan}: amount', plans[0]?.amount, 6_000)
    })
    await check('ended', async () => {
      const left = await visitor.request('POST /accounts/{uuid}/plans/{plan}/end', { params, body: {} })
      expectThat(!currentPlan(left), 'POST /accounts/{uuid}/plans/{plan}/end: the ended plan is in plans')
      await visitor.refusal(
        'POST /accounts/{uuid}/plans/{plan}/end',
        { status: 409, field: 'plan' },
        { params, body: {} },
      )
    })
  },
})
