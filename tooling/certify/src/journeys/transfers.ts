import { expectFound, expectSame, expectThat } from '../world/problem.ts'
import { findBank, firstDeposit, openSettledSavings } from '../world/saver.ts'
import { defineJourney } from '../journey.ts'

const amount = 12_345
const inDays = (now: string | null, days: number): string =>
  new Date(Date.parse(now ?? '') + days * 86_400_000).toISOString().slice(0, 10)

export const transfersJourney = defineJourney({
  id: 'transfers',
  title: 'A depositor deposits, schedules, edits, cancels and withdraws',
  needs: 'test control',
  checks: {
    balance: 'A settled first deposit is available, to the cent',
    depositFields: 'A deposit below and above the limits is refused with 422 at amount',
    otherBank: 'A deposit from a bank of somebody else is refused',
    deposit: 'A deposit answers 202, and is a transaction of the same amount',
    once: 'One key moves money once: in parallel, repeated, and refused with another amount',
    refusedKey: 'A refused deposit does not use up its key',
    canceled: 'A deposit is canceled, once, and its money does not arrive',
    scheduled: 'A scheduled deposit has its day, amount and frequency',
    edited: 'PATCH /deposit changes the amount of a scheduled deposit',
    unscheduled: 'A scheduled deposit is canceled',
    past: 'A deposit on a day that is past is refused with 422 at start_date',
    withdrawalFields: 'A withdrawal of more than the available balance is refused with 422 at amount',
    withdraw: 'A withdrawal answers 202, and takes its amount from the available balance once',
    unknown: 'An unknown transaction cannot be canceled (404)',
  },
  run: async ({ world, step, check }) => {
    const { visitor } = await openSettledSavings(world)
    const linked_account_id = await findBank(visitor)
    const transactions = () => visitor.request('GET /transactions')
    const available = async () => {
      const [account] = await visitor.request('GET /accounts')
      return expectFound(account, 'GET /accounts: the account').availableBalance
    }
    const today = (await visitor.answer('GET /branding')).headers.get('date')
    const find = async (requestId: string) =>
      expectFound(
        (await transactions()).find((one) => one.requestId === requestId),
        'GET /transactions: the transaction with the request_id of the transfer',
      )
    const opening = await step('balance', async () => {
      const all = await transactions()
      const settled = all.filter(({ status }) => status === 'Settled')
      expectSame('GET /transactions: amount of the first deposit', settled.at(-1)?.amount, firstDeposit)
      const sum = settled.reduce((total, transaction) => total + transaction.amount, 0)
      expectSame('GET /accounts: available_balance, beside the settled amounts', await available(), sum)
      expectSame('GET /transactions: balance_after of the newest', settled[0]?.balanceAfter, sum)
      return sum
    })
    await check('depositFields', async () => {
      for (const wrong of [0, -amount, 100_000_000, 0.5])
        await visitor.refusal(
          'POST /deposit',
          { status: 422, field: 'amount' },
          { body: { linked_account_id, amount: wrong } },
        )
    })
    await check('otherBank', async () => {
      const body = { linked_account_id: crypto.randomUUID(), amount }
      const { status } = await visitor.answer('POST /deposit', { body })
      expectThat(
        [403, 404, 422].includes(status),
        `POST /deposit: the status is ${status} from another's bank`,
      )
    })
    const deposit = await step('deposit', async () => {
      const { requestId } = await visitor.request('POST /deposit', { body: { linked_account_id, amount } })
      const transaction = await find(requestId)
      expectSame('GET /transactions: amount of the deposit', transaction.amount, amount)
      expectSame('GET /transactions: direction of the deposit', transaction.direction, 'LinkedToPrimary')
      return transaction
    })
    await check('once', async () => {
      const before = (await transactions()).length
      const key = crypto.randomUUID()
      const send = (cents: number) => ({ key, body: { linked_account_id, amount: cents } })
      const answers = await Promise.all([1, 2].map(() => visitor.request('POST /deposit', send(amount))))
      answers.push(await visitor.request('POST /deposit', send(amount)))
      const requests = new Set(answers.map(({ requestId }) => requestId))
      expectSame('POST /deposit: requests of one Idempotency-Key', requests.size, 1)
      await visitor.refusal('POST /deposit', { status: 422 }, send(amount + 100))
      const added = (await transactions()).length - before
      expectSame('GET /transactions: transactions of one Idempotency-Key', added, 1)
    })
    await check('refusedKey', async () => {
      const key = crypto.randomUUID()
      const refused = { key, body: { linked_account_id, amount: 0 } }
      await visitor.refusal('POST /deposit', { status: 422, field: 'amount' }, refused)
      await visitor.request('POST /deposit', { key, body: { linked_account_id, amount } })
    })
    await check('canceled', async () => {
      const params = { uuid: deposit.uuid }
      await visitor.request('POST /transactions/{uuid}/void', { params })
      const now = expectFound(
        (await transactions()).find(({ uuid }) => uuid === deposit.uuid),
        'GET /transactions: the canceled deposit',
      )
      expectThat(
        ['Voided', 'Cancelled'].includes(now.status),
        `GET /transactions: status of a canceled deposit is ${now.status}`,
      )
      await visitor.refusal('POST /transactions/{uuid}/void', { status: 422 }, { params })
    })
    const scheduled = await step('scheduled', async () => {
      const body = { linked_account_id, amount, frequency: 'monthly', start_date: inDays(today, 20) }
      const { requestId } = await visitor.request('POST /deposit', { body })
      const transaction = await find(requestId)
      expectSame('GET /transactions: frequency', transaction.frequency, 'monthly')
      expectThat(transaction.scheduledFor !== null, 'GET /transactions: scheduled_for is null')
      return transaction
    })
    await step('edited', async () => {
      const body = { amount: amount * 2 }
      await visitor.request('PATCH /deposit/{uuid}', { params: { uuid: scheduled.uuid }, body })
      const changed = (await transactions()).filter(({ scheduledFor }) => scheduledFor !== null)
      expectThat(
        changed.some((one) => one.amount === amount * 2),
        `GET /transactions: no scheduled deposit has the changed amount ${amount * 2}`,
      )
    })
    await check('unscheduled', async () => {
      const open = (await transactions()).find((one) => one.amount === amount * 2)
      const { uuid } = expectFound(open, 'GET /transactions: the scheduled deposit')
      await visitor.request('POST /transactions/{uuid}/void', { params: { uuid } })
    })
    await check('past', () =>
      visitor.refusal(
        'POST /deposit',
        { status: 422, field: 'start_date' },
        { body: { linked_account_id, amount, frequency: 'once', start_date: inDays(today, -20) } },
      ),
    )
    await check('withdrawalFields', () =>
      visitor.refusal(
        'POST /withdraw',
        { status: 422, field: 'amount' },
        { body: { linked_account_id, amount: opening + 1 } },
      ),
    )
    await check('withdraw', async () => {
      const sent = { key: crypto.randomUUID(), body: { linked_account_id, amount } }
      const { requestId } = await visitor.request('POST /withdraw', sent)
      const again = await visitor.request('POST /withdraw', sent)
      expectSame('POST /withdraw: request_id of a repeated key', again.requestId, requestId)
      const transaction = await find(requestId)
      expectSame('GET /transactions: amount of the withdrawal', transaction.amount, amount)
      expectSame('GET /transactions: direction of the withdrawal', transaction.direction, 'PrimaryToLinked')
      expectSame('GET /accounts: available_balance', await available(), opening - amount)
    })
    await check('unknown', () =>
      visitor.refusal(
        'POST /transactions/{uuid}/void',
        { status: 404 },
        { params: { uuid: crypto.randomUUID() } },
      ),
    )
  },
})
