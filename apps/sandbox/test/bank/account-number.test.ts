import { afterAll, beforeAll, expect, it } from 'vitest'
import * as v from 'valibot'
import { openForTest } from '../engine/open-for-test.ts'
import { accountOf, atTheBank, dataOf, type Bank } from './at-the-bank.ts'

let bank: Bank
let close: () => Promise<void>

beforeAll(async () => {
  const { database, engine } = await openForTest()
  close = engine.close
  bank = await atTheBank(database)
}, 60_000)
afterAll(() => close())

const whole = v.object({ account_number: v.pipe(v.string(), v.regex(/^\d{8,17}$/)) })

it('shows the full number to its holder only', async () => {
  const [holder, other] = [
    await bank.person('active', { registrationLastStep: 'completed' }),
    await bank.person('active', { registrationLastStep: 'completed' }),
  ]
  const { uuid } = await accountOf(holder)
  const { account_number } = dataOf(await holder.get(`/accounts/${uuid}/number`), whole)
  expect(JSON.stringify(await holder.get('/accounts'))).not.toContain(account_number)
  expect(await other.get(`/accounts/${uuid}/number`)).toMatchObject({ code: 404, data: null })
})
