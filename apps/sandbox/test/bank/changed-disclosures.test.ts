import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { disclosures } from '../../src/database/schema/disclosures.ts'
import { publishVersion } from '../../src/disclosures/publish.ts'
import {
  openBankForFile,
  parseData,
  idempotencyKey,
  readLinkedAccount,
  readTransactions,
  type Person,
} from './open-bank.ts'

const bank = await openBankForFile()

const readyToFund = (): Promise<Person> =>
  bank.addDepositor('disclosures', { registrationLastStep: 'disclosures', extendedStatus: 'LINKED' })

const texts = v.array(
  v.object({
    uuid: v.string(),
    hash: v.string(),
    version: v.string(),
    title: v.string(),
    signed_at: v.nullable(v.string()),
  }),
)
const active = async (person: Person) => parseData(await person.get('/disclosures/active'), texts)
const publishNewVersion = () =>
  bank.asTenant(async (tx) => {
    const [old] = await tx
      .select()
      .from(disclosures)
      .where(eq(disclosures.isActive, true))
      .orderBy(disclosures.sequence)
    if (!old) throw new Error('No disclosure is active.')
    return publishVersion(tx, old, { bodyHtml: '<p>Something else.</p>' })
  })
const fund = async (person: Person) => {
  const { uuid } = await readLinkedAccount(person)
  return person.post('/fund-my-account', { linked_account_id: uuid }, idempotencyKey())
}

describe('a disclosure that changes after it was signed', () => {
  it('A disclosure that changes must be signed again before the account is funded', async () => {
    const person = await readyToFund()
    const published = await publishNewVersion()
    const refused = await fund(person)
    expect(refused).toMatchObject({
      code: 403,
      message: 'Our disclosures have changed. Read and agree to the new ones first.',
    })
    expect(Object.keys(refused.errors ?? {})).toEqual(['disclosures'])
    expect(await readTransactions(person)).toEqual([])
    expect(await person.get('/depositor')).toMatchObject({ data: { registration_last_step: 'disclosures' } })

    const unsigned = (await active(person)).filter(({ signed_at }) => signed_at === null)
    expect(unsigned).toMatchObject([{ uuid: published.id, hash: published.hash }])
    await person.post(`/disclosure/${published.id}`, { attestation: true, hash: published.hash })
    expect(await fund(person)).toMatchObject({ code: 202, data: { status: 'SUCCESS' } })
  })

  it('A changed disclosure cannot be signed with the hash of its earlier version', async () => {
    const person = await bank.addDepositor('verified', { registrationLastStep: 'verified' })
    const [read] = await active(person)
    await publishNewVersion()
    const answer = await person.post(`/disclosure/${read?.uuid}`, { attestation: true, hash: read?.hash })
    expect(answer).toMatchObject({ code: 422 })
    expect(Object.keys(answer.errors ?? {})).toEqual(['hash'])
    await person.get('/disclosures?update_step=true')
    expect(await person.get('/depositor')).toMatchObject({ data: { registration_last_step: 'verified' } })
  })

  it('A signed version of a disclosure stays readable after a new version replaces it', async () => {
    const person = await readyToFund()
    const before = await active(person)
    const published = await publishNewVersion()
    const after = await active(person)
    expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title))
    expect(after[0]).toMatchObject({ uuid: published.id, signed_at: null })
    const [old] = before
    expect(await person.get(`/disclosure/${old?.uuid}/${old?.hash}`)).toMatchObject({ code: 200 })
    expect(after.map(({ version }) => version)[0]).toMatch(/^\d{4}-\d\d\.\d+$/)
  })
})

describe('funding from two tabs', () => {
  it('Funding from several tabs succeeds once, and the other tabs are refused', async () => {
    const person = await readyToFund()
    const answers = await Promise.all([fund(person), fund(person), fund(person)])
    expect(answers.filter(({ code }) => code === 202)).toHaveLength(1)
    for (const answer of answers.filter(({ code }) => code !== 202))
      expect(answer).toMatchObject({ code: 403, message: 'Your account is already funded.' })
    expect(await readTransactions(person)).toHaveLength(1)
    expect(await person.post('/initial-fund-amount', { amount: 100_00 })).toMatchObject({ code: 403 })
  })

  it('Funding repeated with the same key gets the same response, even after the disclosures have changed', async () => {
    const person = await readyToFund()
    const { uuid } = await readLinkedAccount(person)
    const same = idempotencyKey()
    const first = await person.post('/fund-my-account', { linked_account_id: uuid }, same)
    await publishNewVersion()
    expect(await person.post('/fund-my-account', { linked_account_id: uuid }, same)).toEqual(first)
  })
})
