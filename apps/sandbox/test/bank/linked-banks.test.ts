import { instantLinkAnswerSchema, manualLinkAnswerSchema } from '@coffer/api-client/linking/schema'
import { addDays, businessDayFrom, easternDate, easternInstant } from '@coffer/domain/calendar'
import { MAX_LINKED_BANKS } from '@coffer/domain/linked-banks'
import { describe, expect, it } from 'vitest'
import { returnByOperator } from '../../src/banking/returns.ts'
import { tenantSettings } from '../../src/database/schema/tenants.ts'
import { setLinkedAccountStatus } from '../../src/linking/linked-account.ts'
import { ownBranding } from '../../src/tenants/branding.ts'
import { addJointHolder } from './joint-holder.ts'
import { addOlderBank, banksApi, readDefaultBank } from './linked-banks.ts'
import { amountsForm, bankDetails, bankDetailsWith, completeLinking } from './linking-page.ts'
import {
  parseData,
  idempotencyKey,
  readLinkedAccount,
  everyTenant,
  openBankForFile,
  readTransactions,
  type Answer,
  type Person,
} from './open-bank.ts'
import { upcomingDates, readOnlyPlan, plansApi } from './plans.ts'

const bank = await openBankForFile({ tenants: everyTenant })

const customer = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' } as const
const inDays = (days: number): string => addDays(easternDate(bank.context.clock.now()), days)

/** A depositor with two linked banks that can move money. */
async function withTwoBanks(seed = 'empty', tenant?: string) {
  const person = await bank.addDepositor(seed, customer, tenant)
  const { uuid: newer } = await readLinkedAccount(person)
  return { person, newer, older: await addOlderBank(bank, person), ...banksApi(person) }
}

const setStatus = (uuid: string, status: Parameters<typeof setLinkedAccountStatus>[2]) =>
  bank.asTenant((tx) => setLinkedAccountStatus(tx, uuid, status))

/** The status code of a refusal and the names of the invalid fields. */
const summarizeRefusal = ({ code, errors }: Answer) => [code, ...Object.keys(errors ?? {})]

const deposit = (person: Person, linked_account_id: string, when: object = {}) =>
  person.post('/deposit', { linked_account_id, amount: 5_000, ...when }, idempotencyKey())

describe('the default bank', () => {
  it('The default bank is the newest one that can move money until another is chosen', async () => {
    const { person, newer, older, makeDefault } = await withTwoBanks()
    expect(await readDefaultBank(person)).toBe(newer)
    const key = idempotencyKey()
    expect(await makeDefault(older, key)).toMatchObject({ code: 200 })
    expect(await makeDefault(older, key)).toMatchObject({ code: 200 })
    expect(await readDefaultBank(person)).toBe(older)
    await setStatus(older, 'LOCKED')
    expect(await readDefaultBank(person)).toBe(newer)
    await setStatus(older, 'ACTIVE')
    expect(await makeDefault(newer)).toMatchObject({ code: 200 })
    expect(await readDefaultBank(person)).toBe(newer)
  })

  it('The default bank stays the same when a joint holder links another bank instantly or manually', async () => {
    const { person, newer, older, makeDefault } = await withTwoBanks()
    const joint = await addJointHolder(bank, person)
    const linked = await joint.post('/link/fastlink', await completeLinking(bank, joint, { account: 1 }))
    expect(linked).toMatchObject({ code: 200 })
    expect([await readDefaultBank(person), await readDefaultBank(joint)]).toEqual([newer, newer])
    await makeDefault(older)
    const { uuid } = parseData(await joint.post('/link/manual', bankDetails), manualLinkAnswerSchema, 201)
    expect(await joint.post('/link/manual/verify', amountsForm(uuid))).toMatchObject({ code: 200 })
    expect(await readDefaultBank(person)).toBe(older)
  })

  it('A bank that a joint holder links becomes the default if no other bank can move money', async () => {
    const person = await bank.addDepositor('empty', customer)
    await setStatus((await readLinkedAccount(person)).uuid, 'FAILED')
    const joint = await addJointHolder(bank, person)
    const result = await completeLinking(bank, joint, { account: 1 })
    const { uuid } = parseData(await joint.post('/link/fastlink', result), instantLinkAnswerSchema)
    expect(await readDefaultBank(person)).toBe(uuid)
  })

  it('The default bank must be able to move money and must belong to the holder', async () => {
    const { older, makeDefault } = await withTwoBanks()
    await setStatus(older, 'FAILED')
    expect(summarizeRefusal(await makeDefault(older))).toEqual([409, 'account'])
    const stranger = await withTwoBanks()
    expect(await makeDefault(stranger.newer)).toMatchObject({ code: 404 })
  })
})

describe('the removal of a bank', () => {
  it('Removing a bank hides it, makes the next one the default and notifies both holders', async () => {
    const { person, newer, older, read, remove } = await withTwoBanks()
    const joint = await addJointHolder(bank, person)
    const key = idempotencyKey()
    expect(await remove(newer, {}, key)).toMatchObject({ code: 200 })
    expect(await remove(newer, {}, key)).toMatchObject({ code: 200 })
    expect((await read()).map(({ uuid }) => uuid)).toEqual([older])
    expect(await readDefaultBank(person)).toBe(older)
    for (const holder of [person, joint])
      expect(await bank.emailSubjectsTo(holder)).toEqual(['A bank was removed from your account'])
    expect(await remove(newer)).toMatchObject({ code: 404 })
    expect(await deposit(person, newer)).toMatchObject({ code: 422 })
  })

  it('Removal is refused for the last bank that can move money and for a locked bank', async () => {
    const { newer, older, remove } = await withTwoBanks()
    await setStatus(older, 'LOCKED')
    expect(summarizeRefusal(await remove(older))).toEqual([409, 'account'])
    expect(summarizeRefusal(await remove(newer))).toEqual([409, 'account'])
  })

  it.each([
    ['a deposit in progress', () => ({})],
    ['a one-time scheduled deposit', () => ({ frequency: 'once', start_date: inDays(4) })],
  ])('Removal of a bank is refused while it has %s', async (_, when) => {
    const { person, older, remove } = await withTwoBanks()
    expect(await deposit(person, older, when())).toMatchObject({ code: 202 })
    expect(summarizeRefusal(await remove(older, { plans: 'end' }))).toEqual([409, 'transfers'])
    for (const { uuid } of await readTransactions(person)) await person.post(`/transactions/${uuid}/void`)
    expect(await remove(older)).toMatchObject({ code: 200 })
  })

  it('Only the primary holder of an account that is not closing can remove banks or choose the default', async () => {
    const { person, older, remove, makeDefault } = await withTwoBanks('usual')
    const joint = banksApi(await addJointHolder(bank, person))
    for (const refused of [await joint.remove(older), await joint.makeDefault(older)])
      expect(refused).toMatchObject({ code: 403 })
    const closing = { linked_account_id: older, reason: 'moving' }
    expect(await person.post('/close-my-account', closing, idempotencyKey())).toMatchObject({ code: 202 })
    for (const refused of [await remove(older), await makeDefault(older)])
      expect(refused).toMatchObject({ code: 403 })
    const viewer = await bank.addDepositor('view-only', { ...customer, registrationStatus: 'VIEW_ONLY' })
    const { uuid } = await readLinkedAccount(viewer)
    expect(await banksApi(viewer).remove(uuid)).toMatchObject({ code: 403 })
  })
})

describe('the plans of a removed bank', () => {
  async function withPlan() {
    const banks = await withTwoBanks()
    const plans = await plansApi(banks.person)
    const start_date = businessDayFrom(inDays(4))
    const plan = await plans.add({ linked_account_id: banks.older, frequency: 'weekly', start_date })
    await plans.act(plan, 'skip', { date: addDays(start_date, 7) })
    return { ...banks, plans, start: start_date }
  }

  it('Removing a bank with plans requires a choice, and plans move only to a bank that can be debited', async () => {
    const { person, older, remove } = await withPlan()
    const stranger = await withTwoBanks()
    const failed = await addOlderBank(bank, person, { status: 'FAILED' })
    expect(summarizeRefusal(await remove(older))).toEqual([422, 'plans'])
    for (const move_to of [null, older, failed, stranger.newer, 'nonsense'])
      expect(summarizeRefusal(await remove(older, { plans: 'move', move_to }))).toEqual([422, 'move_to'])
  })

  it('Plans that move to another bank keep their dates and amounts and are sent from that bank', async () => {
    const { person, newer, older, remove, start } = await withPlan()
    const before = await readOnlyPlan(person)
    expect(await remove(older, { plans: 'move', move_to: newer })).toMatchObject({ code: 200 })
    const after = await readOnlyPlan(person)
    expect(after).toEqual({ ...before, linkedAccountId: newer })
    expect(upcomingDates(after)).toEqual(upcomingDates(before))
    await bank.moveClock(easternInstant(start, 10 * 60))
    const [next, sent] = await readTransactions(await bank.logInAgain(person))
    expect(next).toMatchObject({ status: 'Initiated', linked_account_id: newer })
    expect(sent).toMatchObject({ status: 'Pending', linked_account_id: newer, amount: 10_000 })
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('Plans of a removed bank end if the holder chooses to end them', async () => {
    const { older, remove, plans } = await withPlan()
    expect(await remove(older, { plans: 'end' })).toMatchObject({ code: 200 })
    expect(await plans.read()).toMatchObject({ plans: [], ended: [{ linkedAccountId: older }] })
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('Removal of a bank is refused while a deposit of one of its plans is due and not yet sent', async () => {
    const { older, newer, person, start } = await withPlan()
    await bank.context.clock.moveTo(new Date(easternInstant(start, 8 * 60 + 30)))
    const { remove } = banksApi(await bank.logInAgain(person))
    expect(summarizeRefusal(await remove(older, { plans: 'move', move_to: newer }))).toEqual([
      409,
      'transfers',
    ])
  })
})

describe('a removed bank', () => {
  it('A removed bank stays removed after a return, and a second return locks it if it is linked again', async () => {
    const { person, newer, older, remove, read } = await withTwoBanks('usual')
    const [first, second] = (await readTransactions(person))
      .filter(({ direction, status }) => direction === 'LinkedToPrimary' && status === 'Settled')
      .map(({ uuid }) => uuid)
    const returnTransfer = (uuid = '') => bank.asTenant((tx) => returnByOperator(tx, uuid, 'R01'))
    const statuses = async () => (await read()).map(({ uuid, status }) => [uuid, status])
    expect(await remove(newer)).toMatchObject({ code: 200 })
    await returnTransfer(first)
    expect(await statuses()).toEqual([[older, 'ACTIVE']])
    const again = await person.post('/link/manual', bankDetailsWith('01644114821'))
    const { uuid } = parseData(again, manualLinkAnswerSchema, 201)
    await returnTransfer(second)
    expect(await statuses()).toEqual([
      [uuid, 'LOCKED'],
      [older, 'ACTIVE'],
    ])
  })
})

describe('the limit of linked banks', () => {
  it('The limit of linked banks refuses another bank until one is removed', async () => {
    const { person, older, remove } = await withTwoBanks()
    for (let count = 2; count < MAX_LINKED_BANKS; count++) await addOlderBank(bank, person)
    const refused = await person.post('/link/manual', bankDetails)
    expect(refused).toMatchObject({
      code: 403,
      message: 'You can have 5 linked banks. Remove one to link another.',
    })
    expect(await remove(older)).toMatchObject({ code: 200 })
    expect(await person.post('/link/manual', bankDetails)).toMatchObject({ code: 201 })
  })
})

describe('a tenant without the linked_banks capability', () => {
  it('A tenant without the linked_banks capability has no default bank, and both calls answer 404', async () => {
    const { person, older, read, remove, makeDefault } = await withTwoBanks('empty', 'solstice')
    const branding = Object.assign({}, ownBranding(bank.context.tenants, 'solstice'), { capabilities: [] })
    await bank.asTenant((tx) => tx.update(tenantSettings).set({ branding }), 'solstice')
    expect((await read()).map(({ isDefault }) => isDefault)).toEqual([null, null])
    for (const refused of [await remove(older), await makeDefault(older)])
      expect(refused).toMatchObject({ code: 404 })
    expect(await person.get('/linked-accounts')).toMatchObject({ code: 200 })
  })
})
