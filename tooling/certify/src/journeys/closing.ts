import { expectFound, expectSame, expectThat } from '../world/problem.ts'
import { findBank, logInAgain, openSavings, openSettledSavings } from '../world/saver.ts'
import { defineJourney } from '../journey.ts'

const day = 86_400

export const closingJourney = defineJourney({
  id: 'closing',
  title: 'A depositor closes the account, and a deposit comes back',
  needs: 'test control',
  checks: {
    bank: 'An account is not closed to a bank of somebody else',
    closed: 'POST /close-my-account answers 202, and the whole balance is withdrawn',
    repeated: 'A closing account takes no deposit (403)',
    returned: 'A returned deposit is reported with its code',
    explained: 'The linked account is locked after its first funding came back',
  },
  run: async ({ world, step, check }) => {
    const control = world.requireControl()
    const { visitor } = await openSettledSavings(world)
    const linked_account_id = await findBank(visitor)
    await check('bank', async () => {
      const body = { linked_account_id: crypto.randomUUID(), reason: 'rate' }
      const { status } = await visitor.answer('POST /close-my-account', { body })
      expectThat([403, 404, 422].includes(status), `POST /close-my-account: the status is ${status}`)
    })
    await step('closed', async () => {
      const [before] = await visitor.request('GET /accounts')
      const balance = expectFound(before, 'GET /accounts: the account').availableBalance
      const body = { linked_account_id, reason: 'moving' }
      const { requestId } = await visitor.request('POST /close-my-account', { body })
      const withdrawal = (await visitor.request('GET /transactions')).find(
        (one) => one.requestId === requestId,
      )
      const amount = expectFound(withdrawal, 'GET /transactions: the closing withdrawal').amount
      // Interest that was earned since the last statement is paid out as well.
      expectThat(
        amount >= balance && amount < balance * 1.01,
        `GET /transactions: amount of the closing withdrawal is ${amount}, of a balance of ${balance}`,
      )
    })
    await check('repeated', () =>
      visitor.refusal('POST /deposit', { status: 403 }, { body: { linked_account_id, amount: 10_000 } }),
    )
    const person = await openSavings(world)
    await control.advance(3 * day)
    const again = await logInAgain(world, person)
    await step('returned', async () => {
      const [first] = await again.visitor.request('GET /transactions')
      const { uuid } = expectFound(first, 'GET /transactions: the first deposit')
      await control.returnTransfer(uuid, 'R01')
      const [after] = await again.visitor.request('GET /transactions')
      expectSame('GET /transactions: status of a returned deposit', after?.status, 'Returned')
      expectSame('GET /transactions: return_code', after?.returnCode, 'R01')
    })
    await check('explained', async () => {
      const { accounts } = await again.visitor.request('GET /linked-accounts')
      expectSame(
        'GET /linked-accounts: status after the first funding came back',
        accounts[0]?.status,
        'LOCKED',
      )
    })
  },
})
