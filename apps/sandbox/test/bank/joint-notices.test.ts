import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { addJointHolder } from './joint-holder.ts'
import { parseData, idempotencyKey, readLinkedAccount, openBankForFile, type Person } from './open-bank.ts'

const bank = await openBankForFile()

const alerts = v.array(v.object({ uuid: v.string(), title: v.string(), read_at: v.nullable(v.string()) }))
const readAlerts = async (person: Person) => parseData(await person.get('/alerts'), alerts)
const readAlertTitles = async (person: Person) => (await readAlerts(person)).map(({ title }) => title)

const open = (seed = 'usual') => bank.addDepositor(seed, { registrationLastStep: 'completed' })

const withdraw = async (person: Person) => {
  const { uuid: linked_account_id } = await readLinkedAccount(person)
  expect(
    await person.post('/withdraw', { linked_account_id, amount: 1_000 }, idempotencyKey()),
  ).toMatchObject({ code: 202 })
}

describe('notices about the money of a joint account', () => {
  it.each(['primary', 'joint holder'])(
    'Notices about a joint account reach both holders when the %s moves money',
    async (who) => {
      const primary = await open()
      const holder = await addJointHolder(bank, primary)
      await withdraw(who === 'primary' ? primary : holder)
      for (const person of [primary, holder]) {
        expect(await readAlertTitles(person)).toEqual(['Withdrawal of $10.00 requested'])
        expect(await bank.emailSubjectsTo(person)).toEqual(['Withdrawal of $10.00 requested'])
      }
    },
  )

  it('The notice of a new statement reaches both holders of a joint account', async () => {
    const primary = await open()
    const holder = await addJointHolder(bank, primary)
    let day = addDays(easternDate(bank.context.clock.now()), 1)
    while (!day.endsWith('-01')) day = addDays(day, 1)
    await bank.moveClock(easternInstant(day, 9 * 60))
    for (const person of [primary, holder]) {
      expect(await readAlertTitles(await bank.logInAgain(person))).toEqual(['Your statement is ready'])
      expect((await bank.emailSubjectsTo(person)).toSorted()).toEqual([
        expect.stringMatching(/^Your savings in /),
        'Your statement is ready',
      ])
    }
  })

  it('Each holder of a joint account marks only their own alerts as read', async () => {
    const primary = await open()
    const holder = await addJointHolder(bank, primary)
    await withdraw(primary)
    const [alert] = await readAlerts(holder)
    expect(await primary.post('/alerts/', { alert_id: alert?.uuid })).toMatchObject({ code: 404 })
    await holder.post('/alerts/all')
    expect((await readAlerts(holder)).every(({ read_at }) => read_at !== null)).toBe(true)
    expect((await readAlerts(primary)).map(({ read_at }) => read_at)).toEqual([null])
  })

  it.each([
    ['in review', { registrationStatus: 'IN_REVIEW' }],
    ['on hold', { extendedStatus: 'HOLD' }],
  ] as const)('Notices about a joint account do not reach a holder who is %s', async (_, statuses) => {
    const primary = await open()
    const holder = await addJointHolder(bank, primary, statuses)
    await withdraw(primary)
    expect(await readAlertTitles(primary)).toHaveLength(1)
    expect(await bank.emailSubjectsTo(holder)).toEqual([])
  })
})
