import { defineJourney } from '../journey.ts'
import { expectFound, expectSame, expectThat } from '../world/problem.ts'
import { openSavings, openSettledSavings } from '../world/saver.ts'

export const casesJourney = defineJourney({
  id: 'cases',
  title: 'A depositor reports a problem with a transaction',
  needs: 'test control',
  capability: 'cases',
  checks: {
    reported: 'A problem is reported, once for one key',
    listed: 'The case is listed with its conversation',
    open: 'A second report while the first is open is refused with 409',
    reason: 'An unknown reason is refused with 422 at reason',
  },
  run: async ({ world, step, check }) => {
    const { visitor } = await openSavings(world)
    const [transaction] = await visitor.request('GET /transactions')
    const body = { transaction_uuid: transaction?.uuid, reason: 'wrong_amount', details: 'Certification' }
    await step('reported', async () => {
      const key = crypto.randomUUID()
      const { overview } = await visitor.request('POST /cases', { key, body })
      expectSame('POST /cases: cases', overview.cases.length, 1)
      expectSame('POST /cases: status', overview.cases[0]?.status, 'sent')
      await visitor.request('POST /cases', { key, body })
    })
    await check('listed', async () => {
      const { cases } = await visitor.request('GET /cases')
      expectSame('GET /cases: cases of one Idempotency-Key', cases.length, 1)
      const messages = await visitor.request('GET /messages')
      expectThat(
        messages.some(({ threadUuid }) => threadUuid === cases[0]?.threadUuid),
        'GET /messages: the conversation of the case is missing',
      )
    })
    await check('open', () =>
      visitor.refusal('POST /cases', { status: 409, field: 'transaction_uuid' }, { body }),
    )
    await check('reason', () =>
      visitor.refusal('POST /cases', { status: 422, field: 'reason' }, { body: { ...body, reason: 'mood' } }),
    )
  },
})

export const proofsJourney = defineJourney({
  id: 'proofs',
  title: 'A depositor creates a document, which others confirm',
  needs: 'test control',
  capability: 'proofs',
  checks: {
    created: 'A balance letter is created with a code',
    opened: 'A proof has a short-lived link',
    confirmed: 'The code confirms what the document says, to the cent',
    unknown: 'An unknown code is refused with 404',
    period: 'A period statement of the future is refused with 422',
  },
  run: async ({ world, step, check }) => {
    const { visitor } = await openSettledSavings(world)
    const [account] = await visitor.request('GET /accounts')
    const letter = await step('created', async () => {
      const { uuid, overview } = await visitor.request('POST /proofs', { body: { kind: 'balance_letter' } })
      return expectFound(
        overview.proofs.find((one) => one.uuid === uuid),
        'POST /proofs: the new proof in overview',
      )
    })
    await check('opened', async () => {
      await visitor.request('GET /proofs')
      await visitor.request('GET /proofs/{uuid}', { params: { uuid: letter.uuid } })
    })
    await check('confirmed', async () => {
      const said = await world.stranger().request('POST /proofs/verify', { body: { code: letter.code } })
      expectSame('POST /proofs/verify: balance', said.balance, account?.currentBalance)
    })
    await check('unknown', () =>
      world
        .stranger()
        .refusal('POST /proofs/verify', { status: 404 }, { body: { code: '0000000000000000' } }),
    )
    await check('period', () =>
      visitor.refusal(
        'POST /proofs',
        { status: 422 },
        { body: { kind: 'period_statement', period_from: '2999-01-01', period_until: '2999-01-31' } },
      ),
    )
  },
})
