import { addDays, easternDate } from '@coffer/domain/calendar'
import { describe, expect, it } from 'vitest'
import { returnByOperator } from '../../src/banking/returns.ts'
import { goalsApi, readSavedByName, bufferBody } from './goals.ts'
import { addJointHolder } from './joint-holder.ts'
import {
  readAccount,
  idempotencyKey,
  readLinkedAccount,
  openBankForFile,
  readTransactions,
  type Person,
} from './open-bank.ts'

const bank = await openBankForFile()

const customer = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' } as const
const today = () => easternDate(bank.context.clock.now())

/** A depositor with some thousands of dollars, and the calls for the goals of their account. */
async function saver() {
  const person = await bank.addDepositor('usual', customer)
  return { person, goals: await goalsApi(person) }
}

const transfer = async (person: Person, path: '/deposit' | '/withdraw', amount: number) =>
  person.post(path, { linked_account_id: (await readLinkedAccount(person)).uuid, amount }, idempotencyKey())

async function later(person: Person, days: number): Promise<Person> {
  await bank.moveClock(new Date(bank.context.clock.now().getTime() + days * 86_400_000).toISOString())
  return bank.logInAgain(person)
}

describe('goals', () => {
  it('Goals share the settled balance of the account, and the rest stays unassigned', async () => {
    const { person, goals } = await saver()
    const { available_balance } = await readAccount(person)
    expect(await goals.read()).toMatchObject({ balanceCents: available_balance, goals: [], archived: [] })
    const uuid = await goals.add({ amount: 100_000, is_protected: true })
    expect(await goals.read()).toMatchObject({
      unassignedCents: available_balance - 100_000,
      goals: [{ uuid, savedCents: 100_000, isProtected: true, createdOn: today(), recentCents: 100_000 }],
    })
    expect(await goals.history(uuid)).toMatchObject([
      { cause: 'assigned', amount: 100_000, savedAfterCents: 100_000 },
      { cause: 'created', amount: 0, savedAfterCents: 0 },
    ])
  })

  it('Goals receive, release and exchange money immediately, but no more than is available', async () => {
    const { goals } = await saver()
    const [one, two] = [await goals.add({ amount: 5_000 }), await goals.add({ name: 'Trip' })]
    expect(await goals.move(one, two, 3_000)).toMatchObject({ code: 200 })
    expect(await goals.move(two, null, 1_000)).toMatchObject({ code: 200 })
    expect(
      (await goals.history(two)).map(({ cause, amount, otherGoalUuid }) => [cause, amount, otherGoalUuid]),
    ).toEqual([
      ['released', -1_000, null],
      ['moved', 3_000, one],
      ['created', 0, null],
    ])
    const { unassignedCents } = await goals.read()
    for (const [from, to, amount] of [
      [one, two, 2_001],
      [null, one, unassignedCents + 1],
      [one, null, 0],
      [one, null, -1],
    ] as const)
      expect(await goals.move(from, to, amount)).toMatchObject({
        code: 422,
        errors: { amount: [expect.any(String)] },
      })
    expect(await goals.move(one, one, 1)).toMatchObject({ code: 422, errors: { to: [expect.any(String)] } })
    expect(await goals.move(one, crypto.randomUUID(), 1)).toMatchObject({ code: 404 })
  })

  it('A move between goals runs once per idempotency key, which is refused with another body', async () => {
    const { goals } = await saver()
    const uuid = await goals.add()
    const key = idempotencyKey()
    const answers = await Promise.all([1, 2, 3].map(() => goals.move(null, uuid, 700, key)))
    for (const answer of answers)
      expect(answer).toMatchObject({ code: 200, data: { goals: [{ saved_cents: 700 }] } })
    expect(await goals.move(null, uuid, 701, key)).toMatchObject({
      code: 422,
      errors: { idempotency_key: [expect.any(String)] },
    })
  })

  it('A goal is added once per idempotency key', async () => {
    const { person, goals } = await saver()
    const key = idempotencyKey()
    const add = () => person.post(goals.path, bufferBody, key)
    const [first, again] = [await add(), await add()]
    expect(first.code).toBe(201)
    expect(again.data).toEqual(first.data)
    expect((await goals.read()).goals).toHaveLength(1)
  })

  it('An invalid goal is refused with an error on the invalid field', async () => {
    const { person, goals } = await saver()
    const refused = (part: object) => person.post(goals.path, { ...bufferBody, ...part }, idempotencyKey())
    for (const [part, field] of [
      [{ name: '  ' }, 'name'],
      [{ picture: 'rocket' }, 'picture'],
      [{ kind: 'other' }, 'kind'],
      [{ kind: 'target' }, 'target_cents'],
      [{ kind: 'yearly', target_cents: 5, target_date: today() }, 'target_date'],
      [{ fill_percent: 101 }, 'fill_percent'],
      [{ fill_cents: -1 }, 'fill_cents'],
      [{ amount: 1_000_000_000 }, 'amount'],
      [{ amount: 0.5 }, 'amount'],
      [{ amount: -1 }, 'amount'],
    ] as const)
      expect(await refused(part), field).toMatchObject({
        code: 422,
        errors: { [field]: [expect.any(String)] },
      })
    expect((await goals.read()).goals).toEqual([])
  })

  it('An account has at most twenty goals, not counting archived ones, which cannot be changed', async () => {
    const { person, goals } = await saver()
    const first = await goals.add({ amount: 10 })
    for (let count = 1; count < 20; count += 1) await goals.add()
    expect(await person.post(goals.path, bufferBody, idempotencyKey())).toMatchObject({
      code: 422,
      errors: { goals: [expect.any(String)] },
    })
    expect(await person.post(`${goals.path}/${first}/archive`, {}, idempotencyKey())).toMatchObject({
      code: 200,
    })
    await goals.add()
    expect(await goals.read()).toMatchObject({
      archived: [{ uuid: first, savedCents: 0, archivedOn: today() }],
    })
    expect((await goals.history(first))[0]).toMatchObject({ cause: 'archived', amount: -10 })
    for (const answer of [
      await person.patch(`${goals.path}/${first}`, { name: 'New' }),
      await person.post(`${goals.path}/${first}/archive`, {}, idempotencyKey()),
    ])
      expect(answer).toMatchObject({ code: 409, errors: { goal: [expect.any(String)] } })
    expect(await goals.move(null, first, 1)).toMatchObject({
      code: 409,
      errors: { to: [expect.any(String)] },
    })
  })

  it('A goal changes only in the given fields, and a new target decides again whether it is reached', async () => {
    const { person, goals } = await saver()
    const date = addDays(today(), 400)
    const uuid = await goals.add({
      kind: 'target_by_date',
      target_cents: 50_000,
      target_date: date,
      amount: 20_000,
    })
    const change = (part: object) => person.patch(`${goals.path}/${uuid}`, part)
    expect(await change({ name: ' Lisbon ', is_protected: true })).toMatchObject({
      code: 200,
      data: {
        goals: [{ name: 'Lisbon', is_protected: true, target_cents: 50_000, started_with_cents: 20_000 }],
      },
    })
    expect(await change({ target_cents: 20_000 })).toMatchObject({
      data: { goals: [{ reached_on: today() }] },
    })
    expect((await goals.history(uuid))[0]).toMatchObject({ cause: 'reached', amount: 0 })
    expect(await change({ target_cents: 90_000 })).toMatchObject({ data: { goals: [{ reached_on: null }] } })
    expect(await change({ kind: 'buffer' })).toMatchObject({
      code: 422,
      errors: { target_cents: [expect.any(String)], target_date: [expect.any(String)] },
    })
  })
})

describe('a deposit', () => {
  it('A deposit fills goals by their rules when it settles, and not before', async () => {
    const { person, goals } = await saver()
    await goals.add({ name: 'A tenth', fill_percent: 10 })
    await goals.add({ name: 'Fifty', fill_cents: 5_000 })
    await goals.add({ name: 'Full soon', kind: 'target', target_cents: 1_000, fill_cents: 5_000 })
    await transfer(person, '/deposit', 20_000)
    expect(await readSavedByName(person)).toEqual({ 'A tenth': 0, Fifty: 0, 'Full soon': 0 })
    const again = await later(person, 8)
    expect(await readSavedByName(again)).toEqual({ 'A tenth': 2_000, Fifty: 5_000, 'Full soon': 1_000 })
    const [filled] = (await readTransactions(again)).filter(({ amount }) => amount === 20_000)
    const { read, history } = await goalsApi(again)
    const full = (await read()).goals.find(({ name }) => name === 'Full soon')
    expect(full?.reachedOn).not.toBeNull()
    expect(await history(full?.uuid ?? '')).toMatchObject([
      { cause: 'reached', amount: 0 },
      { cause: 'filled', amount: 1_000, transactionUuid: filled?.uuid },
      { cause: 'created' },
    ])
  })

  it('A returned deposit reduces a goal and clears the date on which it was reached', async () => {
    const { person } = await saver()
    await transfer(person, '/deposit', 20_000)
    const again = await later(person, 8)
    const { add, read, history } = await goalsApi(again)
    const { unassignedCents } = await read()
    const uuid = await add({ kind: 'target', target_cents: unassignedCents, amount: unassignedCents })
    expect((await read()).goals).toMatchObject([{ reachedOn: today() }])
    const deposit = (await readTransactions(again)).find(({ amount }) => amount === 20_000)
    await bank.asTenant((tx) => returnByOperator(tx, deposit?.uuid ?? '', 'R01'))
    expect((await read()).goals).toMatchObject([{ savedCents: unassignedCents - 20_000, reachedOn: null }])
    expect((await history(uuid))[0]).toMatchObject({
      cause: 'return',
      amount: -20_000,
      transactionUuid: deposit?.uuid,
    })
  })
})

describe('a withdrawal', () => {
  it('A withdrawal takes unassigned money first, then goals in their order, and protected goals last', async () => {
    const { person, goals } = await saver()
    const { unassignedCents } = await goals.read()
    const kept = await goals.add({ name: 'Kept', amount: 30_000, is_protected: true })
    const second = await goals.add({ name: 'Second', amount: 10_000 })
    const first = await goals.add({ name: 'First', amount: unassignedCents - 45_000 })
    expect(await person.patch(`${goals.path}/order`, { uuids: [kept, first, second] })).toMatchObject({
      code: 200,
    })
    expect(await transfer(person, '/withdraw', 5_000)).toMatchObject({ code: 202 })
    expect(await readSavedByName(person)).toEqual({
      Kept: 30_000,
      First: unassignedCents - 45_000,
      Second: 10_000,
    })
    expect(await transfer(person, '/withdraw', unassignedCents - 5_000 - 32_000)).toMatchObject({ code: 202 })
    expect(await readSavedByName(person)).toEqual({ Kept: 30_000, First: 0, Second: 2_000 })
    expect(await transfer(person, '/withdraw', 31_000)).toMatchObject({ code: 202 })
    expect(await readSavedByName(person)).toEqual({ Kept: 1_000, First: 0, Second: 0 })
    const [withdrawal] = (await readTransactions(person)).filter(({ amount }) => amount === 31_000)
    expect((await goals.history(kept))[0]).toMatchObject({
      cause: 'withdrawal',
      amount: -29_000,
      transactionUuid: withdrawal?.uuid,
    })
    expect(await person.post(`/transactions/${withdrawal?.uuid}/void`)).toMatchObject({ code: 200 })
    expect(await goals.read()).toMatchObject({ unassignedCents: 31_000, balanceCents: 32_000 })
  })

  it('A withdrawal from a yearly goal that was reached starts its next period', async () => {
    const { person, goals } = await saver()
    const { unassignedCents } = await goals.read()
    const date = addDays(today(), 100)
    const uuid = await goals.add({
      kind: 'yearly',
      target_cents: unassignedCents,
      target_date: date,
      amount: unassignedCents,
    })
    await transfer(person, '/withdraw', 1_000)
    expect((await goals.read()).goals).toMatchObject([
      {
        reachedOn: null,
        startedOn: today(),
        startedWithCents: unassignedCents - 1_000,
        targetDate: `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`,
      },
    ])
    expect((await goals.history(uuid)).map(({ cause }) => cause)).toEqual([
      'restarted',
      'withdrawal',
      'reached',
      'assigned',
      'created',
    ])
    const restarted = await person.post(`${goals.path}/${uuid}/restart`, {}, idempotencyKey())
    expect(restarted).toMatchObject({
      code: 200,
      data: { goals: [{ saved_cents: 0 }], unassigned_cents: unassignedCents - 1_000 },
    })
    const other = await goals.add()
    expect(await person.post(`${goals.path}/${other}/restart`, {}, idempotencyKey())).toMatchObject({
      code: 422,
      errors: { kind: [expect.any(String)] },
    })
  })

  it('A closing withdrawal empties the goals, which cannot be changed while the account closes', async () => {
    const { person, goals } = await saver()
    const uuid = await goals.add({ amount: 9_000, is_protected: true })
    const { uuid: linked_account_id } = await readLinkedAccount(person)
    expect(
      await person.post('/withdraw', { linked_account_id, close_account: true }, idempotencyKey()),
    ).toMatchObject({ code: 202 })
    expect(await readSavedByName(person)).toEqual({ 'Rainy day': 0 })
    expect(await person.patch(`${goals.path}/${uuid}`, { name: 'New' })).toMatchObject({ code: 403 })
    const closed = await later(person, 8)
    expect(await closed.get(goals.path)).toMatchObject({ code: 404 })
  })
})

describe('the goals of an account', () => {
  it('Both holders of an account share its goals', async () => {
    const { person, goals } = await saver()
    const holder = await addJointHolder(bank, person)
    const shared = await goalsApi(holder)
    const uuid = await shared.add({ amount: 500 })
    expect(await shared.move(uuid, null, 200)).toMatchObject({ code: 200 })
    expect(await goals.read()).toEqual(await shared.read())
    expect(await readSavedByName(person)).toEqual({ 'Rainy day': 300 })
  })

  it('A view-only depositor can read goals but not change them', async () => {
    const person = await bank.addDepositor('usual', { ...customer, registrationStatus: 'VIEW_ONLY' })
    const goals = await goalsApi(person)
    expect(await goals.read()).toMatchObject({ goals: [] })
    expect(await person.post(goals.path, bufferBody, idempotencyKey())).toMatchObject({ code: 403 })
  })

  it('Another depositor can neither read nor change the goals of an account', async () => {
    const { person, goals } = await saver()
    const uuid = await goals.add({ amount: 500 })
    const other = await saver()
    expect(await other.person.get(goals.path)).toMatchObject({ code: 404 })
    expect(
      await other.person.post(`${goals.path}/moves`, { from: uuid, to: null, amount: 1 }, idempotencyKey()),
    ).toMatchObject({ code: 404 })
    expect(await other.person.patch(`${other.goals.path}/${uuid}`, { name: 'Mine' })).toMatchObject({
      code: 404,
    })
    expect(await other.person.get(`${other.goals.path}/${uuid}/history`)).toMatchObject({ code: 404 })
    expect(await readSavedByName(person)).toEqual({ 'Rainy day': 500 })
  })

  it('PATCH /accounts/{uuid}/goals/order refuses a list that does not match the goals of the account', async () => {
    const { person, goals } = await saver()
    const [one, two] = [await goals.add(), await goals.add()]
    for (const uuids of [[one], [one, one], [one, two, crypto.randomUUID()], []])
      expect(await person.patch(`${goals.path}/order`, { uuids })).toMatchObject({
        code: 409,
        errors: { uuids: [expect.any(String)] },
      })
    expect(await person.patch(`${goals.path}/order`, { uuids: [two, one] })).toMatchObject({
      code: 200,
      data: { goals: [{ uuid: two }, { uuid: one }] },
    })
  })

  it('The ledger audit has no findings after all these changes of goals', async () => {
    expect((await bank.auditLedger()).findings).toEqual([])
  })
})
