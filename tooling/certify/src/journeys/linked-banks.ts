import { defineJourney } from '../journey.ts'
import { expectFound, expectSame, expectThat } from '../world/problem.ts'
import { findBank, linkInstantly, openSavings } from '../world/saver.ts'

export const banksJourney = defineJourney({
  id: 'linked-banks',
  title: 'A depositor chooses and removes linked banks',
  needs: 'test control',
  capability: 'linked_banks',
  checks: {
    chosen: 'The default bank is chosen',
    removed: 'A bank is removed',
    last: 'The last bank stays (409)',
    unknown: 'An unknown bank is refused with 404',
  },
  run: async ({ world, step, check }) => {
    const { visitor } = await openSavings(world)
    const first = await findBank(visitor)
    await linkInstantly(world, visitor, 'Wells Fargo')
    const { accounts } = await visitor.request('GET /linked-accounts')
    const second = expectFound(
      accounts.find(({ uuid }) => uuid !== first),
      'GET /linked-accounts: the second bank',
    ).uuid
    await step('chosen', async () => {
      const listed = await visitor.request('POST /linked-accounts/{uuid}/default', {
        params: { uuid: second },
      })
      const defaults = listed.accounts.filter(({ isDefault }) => isDefault === true).map(({ uuid }) => uuid)
      expectSame('POST /linked-accounts/{uuid}/default: is_default', defaults, [second])
    })
    await step('removed', async () => {
      const body = { plans: null, move_to: null }
      const listed = await visitor.request('POST /linked-accounts/{uuid}/remove', {
        params: { uuid: second },
        body,
      })
      const left = listed.accounts.filter(({ status }) => status === 'ACTIVE').map(({ uuid }) => uuid)
      expectThat(!left.includes(second), 'POST /linked-accounts/{uuid}/remove: the removed bank is ACTIVE')
    })
    await check('last', () =>
      visitor.refusal(
        'POST /linked-accounts/{uuid}/remove',
        { status: 409 },
        { params: { uuid: first }, body: { plans: null, move_to: null } },
      ),
    )
    await check('unknown', () =>
      visitor.refusal(
        'POST /linked-accounts/{uuid}/default',
        { status: 404 },
        { params: { uuid: crypto.randomUUID() } },
      ),
    )
  },
})
