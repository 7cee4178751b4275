import { linkedAccountStatuses } from '@coffer/domain/status'
import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { setLinkedAccountStatus } from '../../src/linking/linked-account.ts'
import {
  openBankForFile,
  parseData,
  readLinkedAccount,
  readLinkedAccounts,
  type Person,
} from './open-bank.ts'
import { amountsForm, bankDetailsWith, completeLinking } from './linking-page.ts'

const bank = await openBankForFile()

const complete = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' } as const
const flagged = (seed = 'relink'): Promise<Person> => bank.addDepositor(seed, { ...complete, relink: true })
const subject = 'Link your bank again'

/** The stored relink flag, which a log-in reports. */
const readFlag = async (person: Person) => {
  const [row] = await bank.asTenant((tx) =>
    tx.select().from(depositors).where(eq(depositors.depositorId, person.depositorId)),
  )
  return row?.relink
}
const setStatus = async (person: Person, status: Parameters<typeof setLinkedAccountStatus>[2]) => {
  const { uuid } = await readLinkedAccount(person)
  await bank.asTenant((tx) => setLinkedAccountStatus(tx, uuid, status))
}
const readProgress = async (person: Person) =>
  parseData(
    await person.get('/depositor'),
    v.object({ registration_last_step: v.string(), extended_status: v.string() }),
  )

describe('the relink flag', () => {
  const keeps = ['ACTIVE', 'DEPOSITS_LOCKED', 'VERIFICATION_PENDING', 'PENDING', 'VERIFIED']

  it.each(linkedAccountStatuses)(
    'The relink flag and its notices match the status %s of the only linked account',
    async (status) => {
      const person = await bank.addDepositor('empty', complete)
      await setStatus(person, status)
      const isSet = !keeps.includes(status)
      expect(await readFlag(person)).toBe(isSet)
      expect(await bank.emailSubjectsTo(person)).toEqual(isSet ? [subject] : [])
      expect(await person.get('/alerts')).toMatchObject({ data: isSet ? [{ title: subject }] : [] })
    },
  )

  it('The relink flag is notified once, and cleared only when an account becomes ACTIVE', async () => {
    const person = await bank.addDepositor('empty', complete)
    for (const status of ['LOCKED', 'FAILED', 'PENDING'] as const) await setStatus(person, status)
    expect(await readFlag(person)).toBe(true)
    expect(await bank.emailSubjectsTo(person)).toEqual([subject])
    const alerts = async () =>
      parseData(await person.get('/alerts'), v.array(v.object({ read_at: v.nullable(v.string()) })))
    const isRead = async () => (await alerts()).map(({ read_at }) => read_at !== null)
    expect(await isRead()).toEqual([false])
    await setStatus(person, 'ACTIVE')
    expect(await readFlag(person)).toBe(false)
    expect(await isRead(), 'the alert asks for nothing any more').toEqual([true])
  })

  it('The relink flag is not set before the registration is complete', async () => {
    const person = await bank.addDepositor('verified', { registrationLastStep: 'verified' })
    await setStatus(person, 'LOCKED')
    expect(await readFlag(person)).toBe(false)
  })
})

describe('linking again', () => {
  it.each(['relink', 'returned'])(
    'An instant link by the demo depositor %s clears the relink flag and keeps the registration complete',
    async (seed) => {
      const person = await flagged(seed)
      expect(await person.post('/link/fastlink', await completeLinking(bank, person))).toMatchObject({
        code: 200,
      })
      expect(await readFlag(person)).toBe(false)
      expect(await readProgress(person)).toEqual({
        registration_last_step: 'completed',
        extended_status: 'FUNDED',
      })
    },
  )

  it.each(['relink', 'returned'])(
    'A manual link by the demo depositor %s clears the relink flag when the amounts are verified',
    async (seed) => {
      const person = await flagged(seed)
      await person.post('/link/manual', bankDetailsWith('5550001234'))
      expect(await readFlag(person)).toBe(true)
      const { uuid } = await readLinkedAccount(person)
      expect(await person.post('/link/manual/verify', amountsForm(uuid, '1', '2'))).toMatchObject({
        code: 422,
      })
      expect(await person.post('/link/manual/reissue', { account_id: uuid })).toMatchObject({ code: 200 })
      expect(await person.post('/link/manual/verify', amountsForm(uuid))).toMatchObject({ code: 200 })
      expect(await readFlag(person)).toBe(false)
      expect(await readProgress(person)).toEqual({
        registration_last_step: 'completed',
        extended_status: 'FUNDED',
      })
    },
  )

  it('A depositor who links a bank again can make transfers again', async () => {
    const person = await flagged()
    await person.post('/link/fastlink', await completeLinking(bank, person))
    const usable = (await readLinkedAccounts(person)).find(({ status }) => status === 'ACTIVE')
    const deposit = { linked_account_id: usable?.uuid, amount: 10_000, frequency: 'once' }
    expect(await person.post('/deposit', deposit)).toMatchObject({ code: 202 })
  })
})
