import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { linkedAccounts } from '../../src/database/schema/linking.ts'
import { setLinkedAccountStatus } from '../../src/linking/linked-account.ts'
import { openBankForFile, readLinkedAccount, readLinkedAccounts, type Person } from './open-bank.ts'
import { amountsForm, bankDetails, bankDetailsWith, completeLinking } from './linking-page.ts'

const bank = await openBankForFile()

const approved = (): Promise<Person> => bank.addDepositor('passed', { registrationLastStep: 'confirmed' })

/** The account number that the linking service reads for Everyday Checking at JPMorgan Chase. */
const everyday = bankDetailsWith('01644114821')

const setStatus = (uuid: string, status: Parameters<typeof setLinkedAccountStatus>[2]) =>
  bank.asTenant((tx) => setLinkedAccountStatus(tx, uuid, status))

async function verified(person: Person, entered = everyday) {
  await person.post('/link/manual', entered)
  const { uuid } = await readLinkedAccount(person)
  await person.post('/link/manual/verify', amountsForm(uuid))
  return uuid
}

describe('an account that is already linked', () => {
  it('POST /link/fastlink recognizes an account that was linked instantly in another session', async () => {
    const person = await approved()
    const first = await person.post('/link/fastlink', await completeLinking(bank, person))
    const second = await person.post('/link/fastlink', await completeLinking(bank, person))
    expect(second).toMatchObject({ code: 200, data: first.data })
    expect(await readLinkedAccounts(person)).toHaveLength(1)
  })

  it('POST /link/manual recognizes an instantly linked account by its bank details', async () => {
    const person = await approved()
    await person.post('/link/fastlink', await completeLinking(bank, person))
    const { uuid } = await readLinkedAccount(person)
    expect(await person.post('/link/manual', everyday)).toMatchObject({
      code: 200,
      data: { uuid, status: 'ACTIVE', microdeposits_expected_by: null },
    })
    expect(await readLinkedAccounts(person)).toHaveLength(1)
  })

  it('POST /link/fastlink recognizes a manually linked account and leaves it unchanged', async () => {
    const person = await approved()
    const uuid = await verified(person)
    expect(await person.post('/link/fastlink', await completeLinking(bank, person))).toMatchObject({
      code: 200,
      data: { success: true, uuid, accounts: [{ uuid, status: 'ACTIVE', source_type: 'MANUAL' }] },
    })
    expect(await readLinkedAccounts(person)).toHaveLength(1)
  })

  it('A pending account no longer needs microdeposits after it is linked instantly', async () => {
    const person = await approved()
    await person.post('/link/manual', everyday)
    const { uuid } = await readLinkedAccount(person)
    expect(await person.post('/link/fastlink', await completeLinking(bank, person))).toMatchObject({
      data: { uuid, accounts: [{ status: 'ACTIVE', source_type: 'FASTLINK', verify_attempts_left: null }] },
    })
    expect(await readLinkedAccounts(person)).toHaveLength(1)
  })

  it('An account is linked once by concurrent tabs that link it instantly and manually', async () => {
    const person = await approved()
    const results = []
    for (let tab = 0; tab < 4; tab += 1) results.push(await completeLinking(bank, person))
    const answers = await Promise.all([
      ...results.map((result) => person.post('/link/fastlink', result)),
      ...results.map(() => person.post('/link/manual', everyday)),
    ])
    expect(new Set(answers.map(({ code }) => code > 201))).toEqual(new Set([false]))
    expect(await readLinkedAccounts(person)).toMatchObject([{ status: 'ACTIVE' }])
  })

  it('Concurrent entries of the same bank details link an account once', async () => {
    const person = await approved()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => person.post('/link/manual', bankDetails)),
    )
    expect(answers.filter(({ code }) => code === 201)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5)
    expect(await readLinkedAccounts(person)).toHaveLength(1)
  })

  it.each(['DEPOSITS_LOCKED', 'VIEW_ONLY'] as const)(
    'A linked account that staff set to %s keeps that status when it is linked again',
    async (status) => {
      const person = await approved()
      const uuid = await verified(person)
      await setStatus(uuid, status)
      const result = await completeLinking(bank, person)
      expect(await person.post('/link/fastlink', result)).toMatchObject({
        data: { accounts: [{ uuid, status }] },
      })
      expect(await person.post('/link/manual', everyday)).toMatchObject({ code: 200, data: { uuid, status } })
    },
  )

  it('A locked account stays locked when it is linked again, and another account can be linked', async () => {
    const person = await approved()
    await setStatus(await verified(person), 'LOCKED')
    const refused = { code: 403, data: { status: 'LOCKED' } }
    expect(await person.post('/link/fastlink', await completeLinking(bank, person))).toMatchObject(refused)
    expect(await person.post('/link/manual', everyday)).toMatchObject(refused)
    expect(
      await person.post('/link/fastlink', await completeLinking(bank, person, { account: 1 })),
    ).toMatchObject({
      code: 200,
    })
    expect((await readLinkedAccounts(person)).map(({ status }) => status).toSorted()).toEqual([
      'ACTIVE',
      'LOCKED',
    ])
  })

  it.each(['FAILED', 'TIMEOUT', 'ERRORED', 'PENDING', 'VERIFIED'] as const)(
    'An instant link makes an account in status %s active again',
    async (status) => {
      const person = await approved()
      const uuid = await verified(person)
      await setStatus(uuid, status)
      await person.post('/link/fastlink', await completeLinking(bank, person))
      expect(await readLinkedAccounts(person)).toMatchObject([{ uuid, status: 'ACTIVE' }])
    },
  )

  it('POST /link/manual links an account again after staff archived it', async () => {
    const person = await approved()
    const uuid = await verified(person)
    await setStatus(uuid, 'ARCHIVED')
    expect(await person.post('/link/manual', everyday)).toMatchObject({ code: 201 })
    const rows = await bank.asTenant((tx) =>
      tx.select().from(linkedAccounts).where(eq(linkedAccounts.depositorId, person.depositorId)),
    )
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['ARCHIVED', 'VERIFICATION_PENDING'])
  })
})

describe('other bank details', () => {
  it('New bank details replace an account that is pending verification', async () => {
    const person = await approved()
    await person.post('/link/manual', bankDetails)
    await person.post('/link/manual', bankDetailsWith('5550001234'))
    expect(await readLinkedAccounts(person)).toMatchObject([{ status: 'VERIFICATION_PENDING' }])
  })

  it('Corrected bank details change the name and type of a pending account without new microdeposits', async () => {
    const person = await approved()
    const first = await person.post('/link/manual', bankDetails)
    const corrected = { ...bankDetails, account_type: 'savings', holder_name: 'Ana Díaz' }
    expect(await person.post('/link/manual', corrected)).toMatchObject({ code: 200, data: first.data })
    expect(await person.get('/linked-accounts')).toMatchObject({
      data: { accounts: [{ account_type: 'savings', holder_name: 'Ana Díaz', reissues_left: 2 }] },
    })
  })

  it('Other bank details do not reset the limit of three pairs of microdeposits per account', async () => {
    const person = await approved()
    for (const left of [2, 1, 0]) {
      expect(await person.post('/link/manual', bankDetails)).toMatchObject({ code: 201 })
      expect(await person.get('/linked-accounts')).toMatchObject({
        data: { accounts: [{ reissues_left: left }] },
      })
      await person.post('/link/manual', bankDetailsWith(`555000123${left}`))
    }
    expect(await person.post('/link/manual', bankDetails)).toMatchObject({ code: 403 })
  })
})
