import { expectFound, expectSame } from '../world/problem.ts'
import {
  applyAndPass,
  findBank,
  firstDeposit,
  linkInstantly,
  logIn,
  register,
  signDisclosures,
} from '../world/saver.ts'
import { defineJourney } from '../journey.ts'

export const fundingJourney = defineJourney({
  id: 'funding',
  title: 'A depositor signs the disclosures and makes the first deposit',
  needs: 'test control',
  checks: {
    noAmount: 'The first amount is null before it is set',
    amountFields: 'A first amount below and above the limits is refused with 422 at amount',
    amount: 'The first amount is kept, in cents',
    hash: 'A disclosure is not signed with the hash of another version',
    signed: 'Signed disclosures have the instant of their signature',
    bank: 'The first deposit is refused from a bank of somebody else',
    funded: 'POST /fund-my-account answers SUCCESS, and the account is there',
    repeated: 'The same key again answers the same request, and moves money once',
    twice: 'A second first deposit is refused',
  },
  run: async ({ world, step, check }) => {
    const person = await logIn(world, await register(world))
    await applyAndPass(world, person)
    const { visitor } = person
    await linkInstantly(world, visitor)
    await check('noAmount', async () => {
      const { amount } = await visitor.request('GET /initial-fund-amount')
      expectSame('GET /initial-fund-amount: amount', amount, null)
    })
    await check('amountFields', async () => {
      for (const amount of [1, 100_000_000])
        await visitor.refusal(
          'POST /initial-fund-amount',
          { status: 422, field: 'amount' },
          { body: { amount } },
        )
    })
    await step('amount', async () => {
      const set = await visitor.request('POST /initial-fund-amount', { body: { amount: firstDeposit } })
      expectSame('POST /initial-fund-amount: amount', set.amount, firstDeposit)
      const { amount } = await visitor.request('GET /initial-fund-amount')
      expectSame('GET /initial-fund-amount: amount', amount, firstDeposit)
    })
    await check('hash', async () => {
      const [first] = await visitor.request('GET /disclosures/active')
      const { uuid } = expectFound(first, 'GET /disclosures/active: a disclosure')
      await visitor.refusal(
        'POST /disclosure/{uuid}',
        { status: 422 },
        { params: { uuid }, body: { attestation: true, hash: 'another' } },
      )
    })
    await step('signed', async () => {
      await signDisclosures(visitor)
      const active = await visitor.request('GET /disclosures/active')
      const unsigned = active.filter(({ signedAt }) => signedAt === null).map(({ title }) => title)
      expectSame('GET /disclosures/active: disclosures without signed_at', unsigned, [])
      const { lastStep } = await visitor.request('GET /depositor')
      expectSame('GET /depositor: registration_last_step', lastStep, 'disclosures')
    })
    await check('bank', () =>
      visitor.refusal(
        'POST /fund-my-account',
        { status: 422, field: 'linked_account_id' },
        { body: { linked_account_id: crypto.randomUUID() } },
      ),
    )
    const sent = { key: crypto.randomUUID(), body: { linked_account_id: await findBank(visitor) } }
    const requestId = await step('funded', async () => {
      const funded = await visitor.request('POST /fund-my-account', sent)
      expectSame('POST /fund-my-account: status', funded.status, 'SUCCESS')
      const [account] = await visitor.request('GET /accounts')
      expectFound(account, 'GET /accounts: the account')
      const { lastStep, extendedStatus } = await visitor.request('GET /depositor')
      expectSame('GET /depositor: registration_last_step', lastStep, 'completed')
      expectSame('GET /depositor: extended_status', extendedStatus, 'FUNDED')
      return funded.requestId
    })
    await check('repeated', async () => {
      const again = await visitor.request('POST /fund-my-account', sent)
      expectSame('POST /fund-my-account: request_id of a repeated key', again.requestId, requestId)
      const amounts = (await visitor.request('GET /transactions')).map(({ amount }) => amount)
      expectSame('GET /transactions: amounts after the first deposit', amounts, [firstDeposit])
    })
    await check('twice', () => visitor.refusal('POST /fund-my-account', { status: 403 }, { body: sent.body }))
  },
})
