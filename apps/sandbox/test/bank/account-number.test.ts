import { expect, it } from 'vitest'
import * as v from 'valibot'
import { readAccount, openBankForFile, parseData } from './open-bank.ts'

const bank = await openBankForFile()

const whole = v.object({ account_number: v.pipe(v.string(), v.regex(/^\d{8,17}$/)) })

it('GET /accounts/{uuid}/number shows the full account number to its holder only', async () => {
  const [holder, other] = [
    await bank.addDepositor('active', { registrationLastStep: 'completed' }),
    await bank.addDepositor('active', { registrationLastStep: 'completed' }),
  ]
  const { uuid } = await readAccount(holder)
  const { account_number } = parseData(await holder.get(`/accounts/${uuid}/number`), whole)
  expect(JSON.stringify(await holder.get('/accounts'))).not.toContain(account_number)
  expect(await other.get(`/accounts/${uuid}/number`)).toMatchObject({ code: 404, data: null })
})
