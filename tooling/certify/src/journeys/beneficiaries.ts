import { expectFound, expectSame } from '../world/problem.ts'
import { openSavings } from '../world/saver.ts'
import { defineJourney } from '../journey.ts'

const person = (first_name: string) => ({
  first_name,
  last_name: 'Rivera',
  relationship: 'friend',
  date_of_birth: '1985-05-05',
  ssn_last_four: '1234',
  email: 'friend@certify.example',
  phone: '4155550123',
  address: null,
  designation: 'primary',
})

export const beneficiariesJourney = defineJourney({
  id: 'beneficiaries',
  title: 'A depositor names beneficiaries and a non-profit',
  needs: 'test control',
  checks: {
    none: 'A new account has no beneficiaries',
    fields: 'Wrong fields of a beneficiary are refused with 422, each at its name',
    first: 'The first beneficiary gets all',
    second: 'A second beneficiary is added with the shares of both',
    sum: 'Shares that do not add up to 100 are refused with 422',
    shares: 'The shares are changed',
    changed: 'The fields of a beneficiary are changed',
    unknown: 'An unknown beneficiary is refused with 404',
    removed: 'A beneficiary is removed, and the shares go to the others',
    last: 'The last beneficiary is removed',
    notChosen: 'The chosen non-profit answers 400 before a choice',
    nonProfits: 'A non-profit is offered, found and chosen',
    unknownNonProfit: 'An unknown non-profit is refused with 422 at ein',
  },
  run: async ({ world, step, check }) => {
    const { visitor } = await openSavings(world)
    const add = (body: unknown) => visitor.request('POST /depositor/beneficiaries', { body })
    const list = () => visitor.request('GET /depositor/beneficiaries')
    await check('none', async () => expectSame('GET /depositor/beneficiaries', await list(), []))
    await check('fields', async () => {
      const wrong = (field: string, value: string) =>
        visitor.refusal(
          'POST /depositor/beneficiaries',
          { status: 422, field },
          { body: { ...person('Sam'), [field]: value } },
        )
      await wrong('first_name', '')
      await wrong('relationship', 'rival')
      await wrong('date_of_birth', '2999-01-01')
      await wrong('designation', 'third')
    })
    const first = await step('first', async () => {
      await add(person('Sam'))
      const [only] = await list()
      expectSame('GET /depositor/beneficiaries: 0.allocation', only?.allocation, 100)
      expectSame('GET /depositor/beneficiaries: 0.first_name', only?.firstName, 'Sam')
      return expectFound(only, 'GET /depositor/beneficiaries: the first beneficiary').uuid
    })
    const second = await step('second', async () => {
      const allocations = [
        { uuid: first, allocation: 60 },
        { uuid: null, allocation: 40 },
      ]
      await add({ ...person('Kim'), allocations })
      const added = (await list()).find(({ firstName }) => firstName === 'Kim')
      expectSame('GET /depositor/beneficiaries: allocation of the second', added?.allocation, 40)
      return expectFound(added, 'GET /depositor/beneficiaries: the second beneficiary').uuid
    })
    const share = (one: number, other: number) => ({
      allocations: [
        { uuid: first, allocation: one },
        { uuid: second, allocation: other },
      ],
    })
    await check('sum', () =>
      visitor.refusal(
        'PATCH /depositor/beneficiaries/update-allocations',
        { status: 422 },
        { body: share(60, 41) },
      ),
    )
    await step('shares', async () => {
      await visitor.request('PATCH /depositor/beneficiaries/update-allocations', { body: share(30, 70) })
      const shares = (await list()).map(({ allocation }) => allocation).toSorted((one, other) => one - other)
      expectSame('GET /depositor/beneficiaries: allocations', shares, [30, 70])
    })
    await check('changed', async () => {
      const body = { ...person('Lee') }
      await visitor.request('PATCH /depositor/beneficiaries/{uuid}', { params: { uuid: second }, body })
      const names = (await list()).map(({ firstName }) => firstName)
      expectSame('GET /depositor/beneficiaries: first_name of the changed', names.includes('Lee'), true)
    })
    await check('unknown', () =>
      visitor.refusal(
        'PATCH /depositor/beneficiaries/{uuid}',
        { status: 404 },
        { params: { uuid: crypto.randomUUID() }, body: person('Sam') },
      ),
    )
    await step('removed', async () => {
      const body = { identifier: second, allocations: [{ uuid: first, allocation: 100 }] }
      await visitor.request('POST /depositor/beneficiaries/delete-and-reallocate', { body })
      const left = (await list()).map(({ allocation }) => allocation)
      expectSame('GET /depositor/beneficiaries: allocations after a removal', left, [100])
    })
    await check('last', async () => {
      await visitor.request('DELETE /depositor/beneficiary', { body: { identifier: first } })
      expectSame('GET /depositor/beneficiaries: after the last was removed', await list(), [])
    })
    await check('notChosen', () => visitor.refusal('GET /nonprofits/selected', { status: 400 }))
    await check('nonProfits', async () => {
      const offered = await visitor.request('GET /nonprofits/default')
      const query = { search: offered.name.slice(0, 5) }
      const found = await visitor.request('GET /nonprofits', { query })
      const chosen = expectFound(found[0], `GET /nonprofits: a result for ${query.search}`)
      const body = { ein: chosen.ein }
      await visitor.request('POST /nonprofits/select', { body })
      const selected = await visitor.request('GET /nonprofits/selected')
      expectSame('GET /nonprofits/selected: ein', selected.ein, chosen.ein)
    })
    await check('unknownNonProfit', () =>
      visitor.refusal(
        'POST /nonprofits/select',
        { status: 422, field: 'ein' },
        { body: { ein: '00-0000000' } },
      ),
    )
  },
})
