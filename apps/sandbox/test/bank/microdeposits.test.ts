import { addBusinessDays, addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  openBankForFile,
  parseData,
  readLinkedAccount,
  readLinkedAccounts,
  type Person,
} from './open-bank.ts'
import { amountsForm, bankDetails, bankDetailsWith, completeLinking } from './linking-page.ts'

const bank = await openBankForFile()

const approved = (): Promise<Person> => bank.addDepositor('passed', { registrationLastStep: 'confirmed' })
const sent = v.object({ uuid: v.string(), microdeposits_expected_by: v.string() })

async function linkManually(entered = bankDetails) {
  const person = await approved()
  const { uuid, microdeposits_expected_by } = parseData(await person.post('/link/manual', entered), sent, 201)
  return { person, uuid, arrival: microdeposits_expected_by }
}

/** When microdeposits expire: at the end of the tenth business day after their arrival, in New York. */
const expiryInstant = (arrival: string) =>
  easternInstant(addDays(addBusinessDays(easternDate(arrival), 10), 1), 0)
const aMinuteBefore = (instant: string) => new Date(Date.parse(instant) - 60_000).toISOString()
const readAlertTitles = async (person: Person) =>
  parseData(await person.get('/alerts'), v.array(v.object({ title: v.string() }))).map(({ title }) => title)

describe('microdeposits', () => {
  it('Microdeposits are announced by email on arrival, and can be verified earlier', async () => {
    const { person, arrival } = await linkManually()
    expect(await bank.emailSubjectsTo(person)).toEqual([])
    await bank.moveClock(arrival)
    expect(await bank.emailSubjectsTo(person)).toEqual(['Look for two small deposits'])

    const early = await linkManually()
    expect(await early.person.post('/link/manual/verify', amountsForm(early.uuid))).toMatchObject({
      code: 200,
    })
    expect(await bank.emailSubjectsTo(early.person)).toEqual(['A bank was linked to your account'])
    await bank.moveClock(early.arrival)
    // An email with a link is deleted after a day, so the first one may be missing.
    expect(await bank.emailSubjectsTo(early.person)).not.toContain('Look for two small deposits')
  })

  it('Microdeposits are verified once, and a second tab gets the same response', async () => {
    const { person, uuid } = await linkManually()
    const verify = (first?: string) => person.post('/link/manual/verify', amountsForm(uuid, first))
    const both = await Promise.all([verify(), verify()])
    for (const answer of [...both, await verify(), await verify('99')])
      expect(answer).toMatchObject({ code: 200, data: { uuid, status: 'ACTIVE' } })
  })

  it('Microdeposits expire ten business days after their arrival, and new ones can be requested', async () => {
    const { person, uuid, arrival } = await linkManually()
    await bank.moveClock(aMinuteBefore(expiryInstant(arrival)))
    expect(await readLinkedAccount(await bank.logInAgain(person))).toMatchObject({
      status: 'VERIFICATION_PENDING',
    })
    await bank.moveClock(expiryInstant(arrival))
    const later = await bank.logInAgain(person)
    expect(await readLinkedAccount(later)).toMatchObject({ status: 'TIMEOUT' })
    expect(await bank.emailSubjectsTo(person)).toContain('Your time to verify your bank is up')
    expect(await readAlertTitles(later)).toEqual(['Your time to verify your bank is up'])
    expect(await later.post('/link/manual/verify', amountsForm(uuid))).toMatchObject({
      code: 422,
      message: 'These amounts have expired. Request new ones.',
      data: { attempts_left: 0, status: 'TIMEOUT' },
    })
    const again = parseData(
      await later.post('/link/manual/reissue', { account_id: uuid }),
      v.object({ microdeposits_expected_by: v.string() }),
    )
    expect(Date.parse(again.microdeposits_expected_by)).toBeGreaterThan(Date.parse(arrival))
    expect(await later.post('/link/manual/verify', amountsForm(uuid))).toMatchObject({ code: 200 })
  })

  it('The expiry of microdeposits counts from the latest pair', async () => {
    const { person, uuid, arrival } = await linkManually()
    await bank.moveClock(arrival)
    const next = await bank.logInAgain(person)
    await next.post('/link/manual/reissue', { account_id: uuid })
    await bank.moveClock(expiryInstant(arrival))
    expect(await readLinkedAccount(await bank.logInAgain(person))).toMatchObject({
      status: 'VERIFICATION_PENDING',
    })
  })

  it('The account is locked when its last microdeposits expire', async () => {
    const { person, uuid } = await linkManually()
    for (let issue = 0; issue < 2; issue += 1)
      expect(await person.post('/link/manual/reissue', { account_id: uuid })).toMatchObject({ code: 200 })
    expect(await person.post('/link/manual/reissue', { account_id: uuid })).toMatchObject({ code: 422 })
    const expected = parseData(
      await person.get('/linked-accounts'),
      v.object({
        accounts: v.array(v.object({ microdeposits_expected_by: v.string(), reissues_left: v.number() })),
      }),
    ).accounts[0]
    expect(expected?.reissues_left).toBe(0)
    await bank.moveClock(expiryInstant(expected?.microdeposits_expected_by ?? ''))
    expect(await readLinkedAccount(await bank.logInAgain(person))).toMatchObject({ status: 'LOCKED' })
  })

  it('Microdeposits that are sent twice on one day are announced once', async () => {
    const { person, uuid, arrival } = await linkManually()
    await person.post('/link/manual/reissue', { account_id: uuid })
    await bank.moveClock(arrival)
    expect(await bank.emailSubjectsTo(person)).toEqual(['Look for two small deposits'])
  })

  it('Microdeposits to an account ending in 0004 are returned, and other bank details are then required', async () => {
    const { person, uuid, arrival } = await linkManually(bankDetailsWith('5550000004'))
    // Nothing arrives in this account, so no amounts are correct.
    expect(await person.post('/link/manual/verify', amountsForm(uuid))).toMatchObject({
      code: 422,
      data: { attempts_left: 2 },
    })
    await bank.moveClock(arrival)
    const later = await bank.logInAgain(person)
    expect(await readLinkedAccount(later)).toMatchObject({ status: 'VERIFICATION_RETURNED' })
    expect(await readAlertTitles(later)).toEqual(['Check your bank details'])
    expect(await bank.emailSubjectsTo(person)).toEqual(['Check your bank details'])
    const refused = { code: 422, data: { status: 'VERIFICATION_RETURNED' } }
    expect(await later.post('/link/manual/verify', amountsForm(uuid))).toMatchObject(refused)
    expect(await later.post('/link/manual/reissue', { account_id: uuid })).toMatchObject(refused)
    const same = await later.post('/link/manual', bankDetailsWith('5550000004'))
    expect(same).toMatchObject({ code: 422 })
    expect(Object.keys(same.errors ?? {})).toEqual(['account_number'])
    expect(await later.post('/link/manual', bankDetails)).toMatchObject({ code: 201 })
    expect(await readLinkedAccounts(later)).toMatchObject([{ status: 'VERIFICATION_PENDING' }])
  })

  it('An account locked by wrong amounts stays locked under the same number, and another can be linked', async () => {
    const { person, uuid } = await linkManually()
    const wrong = () => person.post('/link/manual/verify', amountsForm(uuid, '1', '2'))
    for (let issue = 0; issue < 3; issue += 1) {
      for (let attempt = 0; attempt < 3; attempt += 1) await wrong()
      if (issue < 2) await person.post('/link/manual/reissue', { account_id: uuid })
    }
    expect(await readLinkedAccount(person)).toMatchObject({ status: 'LOCKED' })
    expect(await person.post('/link/manual', bankDetails)).toMatchObject({
      code: 403,
      data: { uuid, status: 'LOCKED' },
    })
    expect(await person.post('/link/fastlink', await completeLinking(bank, person))).toMatchObject({
      code: 200,
    })
    expect((await readLinkedAccounts(person)).map(({ status }) => status)).toEqual(['ACTIVE', 'LOCKED'])
  })

  it.each(['FAILED', 'ERRORED', 'UNSUBMITTED', 'VIEW_ONLY'] as const)(
    'Microdeposits cannot be verified for an application that is %s',
    async (registrationStatus) => {
      const person = await bank.addDepositor('bank', { registrationLastStep: 'bank', registrationStatus })
      const { uuid } = await readLinkedAccount(person)
      expect(await person.post('/link/manual/verify', amountsForm(uuid))).toMatchObject({ code: 403 })
      expect(await person.post('/link/manual/reissue', { account_id: uuid })).toMatchObject({ code: 403 })
    },
  )
})
