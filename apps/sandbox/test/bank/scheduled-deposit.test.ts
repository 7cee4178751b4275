import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { describe, expect, it } from 'vitest'
import {
  readAccount,
  openBankForFile,
  idempotencyKey,
  readLinkedAccount,
  readTransactions,
} from './open-bank.ts'

const bank = await openBankForFile()

const addCustomer = () =>
  bank.addDepositor('empty', { registrationLastStep: 'completed', extendedStatus: 'FUNDED' })
/** Early in the month, so that no interest is paid during the days that follow. */
const startOfNextMonth = (): string => `${addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7)}-03`
const today = (): string => easternDate(bank.context.clock.now())

describe('a scheduled deposit', () => {
  it('A scheduled deposit is not pending before its day, then is submitted, and the next one is scheduled', async () => {
    await bank.moveClock(easternInstant(startOfNextMonth(), 9 * 60))
    const person = await addCustomer()
    const { uuid } = await readLinkedAccount(person)
    const start_date = addDays(today(), 3)
    const wanted = { linked_account_id: uuid, amount: 10_000, frequency: 'weekly', start_date }
    expect(await person.post('/deposit', wanted, idempotencyKey())).toMatchObject({ code: 202 })
    expect(await readAccount(person)).toMatchObject({ pending_balance: 0 })

    await bank.moveClock(easternInstant(addDays(start_date, 5), 9 * 60))
    const later = await bank.logInAgain(person)
    const statuses = (await readTransactions(later)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['Initiated', 'Settled'])
    expect(await readAccount(later)).toMatchObject({ current_balance: 10_000 })
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('A scheduled deposit can be canceled before its day', async () => {
    const person = await addCustomer()
    const { uuid } = await readLinkedAccount(person)
    const wanted = { linked_account_id: uuid, amount: 10_000, start_date: addDays(today(), 3) }
    await person.post('/deposit', wanted, idempotencyKey())
    const [waiting] = await readTransactions(person)
    expect(await person.post(`/transactions/${waiting?.uuid}/void`)).toMatchObject({ code: 200 })
    expect(await readTransactions(person)).toMatchObject([{ status: 'Cancelled' }])
  })

  it.each([0, -1, 366])('A scheduled deposit cannot start %d days from today', async (days) => {
    const person = await addCustomer()
    const { uuid } = await readLinkedAccount(person)
    const wanted = {
      linked_account_id: uuid,
      amount: 10_000,
      frequency: 'monthly',
      start_date: addDays(today(), days),
    }
    expect(await person.post('/deposit', wanted, idempotencyKey())).toMatchObject({ code: 422 })
  })
})
