import { describe, expect, it } from 'vitest'
import { openBankForFile, readLinkedAccount, type Person } from './open-bank.ts'
import {
  readAccessToken,
  amountsForm,
  bankDetails,
  completeLinking,
  callLinkingStep,
} from './linking-page.ts'

const bank = await openBankForFile()

const approved = (): Promise<Person> => bank.addDepositor('passed', { registrationLastStep: 'confirmed' })

describe('instant linking', () => {
  it.each(['demo', 'mfa', 'slow'])(
    'POST /link/fastlink links the account chosen with the login %s, and repeats its response',
    async (name) => {
      const person = await approved()
      const result = await completeLinking(bank, person, { name })
      const first = await person.post('/link/fastlink', result)
      expect(first).toMatchObject({
        code: 200,
        data: { success: true, accounts: [{ status: 'ACTIVE', source_type: 'FASTLINK' }] },
      })
      expect((await person.post('/link/fastlink', result)).data).toEqual(first.data)
      expect(await readLinkedAccount(person)).toMatchObject({ status: 'ACTIVE' })
    },
    20_000,
  )

  it('The linking page reports that the bank refused the login, and allows a retry', async () => {
    const accessToken = await readAccessToken(await approved())
    const wrong = await callLinkingStep(bank, accessToken, 'log-in', {
      provider_id: 5,
      username: 'demo',
      password: 'guess',
    })
    expect(wrong.answer).toEqual({ stage: 'refused' })
    const failed = await callLinkingStep(bank, accessToken, 'log-in', {
      provider_id: 5,
      username: 'error',
      password: 'error',
    })
    expect(failed.answer).toMatchObject({
      stage: 'failed',
      finished: { additionalStatus: 'INCORRECT_CREDENTIALS' },
    })
    const right = await callLinkingStep(bank, accessToken, 'log-in', {
      provider_id: 5,
      username: 'demo',
      password: 'demo',
    })
    expect(right.answer).toMatchObject({ stage: 'choosing' })
  })

  it('POST /link/fastlink never trusts the browser’s report of what was linked', async () => {
    const person = await approved()
    const invented = {
      provider_account_id: 1,
      provider_id: 5,
      request_id: crypto.randomUUID(),
      sites: [{ status: 'SUCCESS' }],
    }
    expect(await person.post('/link/fastlink', invented)).toMatchObject({ code: 422 })
    const result = await completeLinking(bank, await approved())
    expect(await person.post('/link/fastlink', result)).toMatchObject({ code: 422 })
  })

  it('The linking page refuses an access token that is unknown or older than 120 minutes', async () => {
    const person = await approved()
    const accessToken = await readAccessToken(person)
    expect(await callLinkingStep(bank, 'made-up', 'open')).toMatchObject({ status: 401 })
    await bank.moveClock(new Date(bank.context.clock.now().getTime() + 121 * 60_000).toISOString())
    expect(await callLinkingStep(bank, accessToken, 'open')).toMatchObject({ status: 401 })
  })

  it('The linking page can be framed only by the tenant’s pages, and has no inline script', async () => {
    const response = await bank.app.request('http://link.harbor.localhost:4100/fastlink/launch')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self' http://harbor.localhost:4100;")
    expect(policy).not.toContain('unsafe')
    expect(await response.text()).not.toMatch(/<script>|Coffer/)
  })
})

describe('manual linking', () => {
  it('A manually linked account waits for its microdeposits and accepts the amounts in either order', async () => {
    const person = await approved()
    expect(await person.post('/link/manual', bankDetails)).toMatchObject({
      code: 201,
      data: { status: 'VERIFICATION_PENDING' },
    })
    const { uuid } = await readLinkedAccount(person)
    expect(await person.get('/depositor')).toMatchObject({ data: { registration_last_step: 'bank' } })
    expect(await person.post('/link/manual/verify', amountsForm(uuid, '22', '11'))).toMatchObject({
      code: 200,
      data: { uuid, status: 'ACTIVE' },
    })
    expect(await person.get('/depositor')).toMatchObject({ data: { registration_last_step: 'verified' } })
  })

  it('Manual linking allows three attempts per pair of microdeposits and two reissues, then locks the account', async () => {
    const person = await approved()
    await person.post('/link/manual', bankDetails)
    const { uuid } = await readLinkedAccount(person)
    const wrong = () => person.post('/link/manual/verify', amountsForm(uuid, '1', '2'))
    for (let issue = 0; issue < 2; issue += 1) {
      expect(await wrong()).toMatchObject({ code: 422, data: { attempts_left: 2 } })
      expect(await wrong()).toMatchObject({ code: 422, data: { attempts_left: 1 } })
      expect(await wrong()).toMatchObject({ code: 422, data: { attempts_left: 0, status: 'FAILED' } })
      expect(await person.post('/link/manual/verify', amountsForm(uuid, '11', '22'))).toMatchObject({
        code: 422,
      })
      expect(await person.post('/link/manual/reissue', { account_id: uuid })).toMatchObject({ code: 200 })
    }
    await wrong()
    await wrong()
    expect(await wrong()).toMatchObject({ code: 403 })
    expect(await readLinkedAccount(person)).toMatchObject({ status: 'LOCKED' })
    expect(await person.post('/link/manual/reissue', { account_id: uuid })).toMatchObject({ code: 403 })
  })

  it.each([
    ['account_type', { account_type: 'brokerage' }],
    ['routing_number', { routing_number: '123456789' }],
    ['account_number', { account_number: '123', account_number_confirmation: '123' }],
    ['account_number_confirmation', { account_number_confirmation: '123456780' }],
    ['holder_name', { holder_name: ' ' }],
  ])('POST /link/manual reports the invalid field %s', async (field, change) => {
    const answer = await (await approved()).post('/link/manual', { ...bankDetails, ...change })
    expect(answer).toMatchObject({ code: 422, errors: { [field]: [expect.any(String)] } })
  })

  it.each([
    ['0', 'amount_1'],
    ['100', 'amount_1'],
    ['0.11', 'amount_1'],
  ])(
    'POST /link/manual/verify refuses an amount of %s without using up an attempt',
    async (amount, field) => {
      const person = await approved()
      await person.post('/link/manual', bankDetails)
      const { uuid } = await readLinkedAccount(person)
      const answer = await person.post('/link/manual/verify', amountsForm(uuid, amount, '22'))
      expect(answer).toMatchObject({ code: 422, errors: { [field]: [expect.any(String)] } })
      expect(await readLinkedAccount(person)).toMatchObject({ verify_attempts_left: 3 })
    },
  )

  it('POST /link/manual/verify does not find another depositor’s account', async () => {
    const owner = await approved()
    await owner.post('/link/manual', bankDetails)
    const { uuid } = await readLinkedAccount(owner)
    const answer = await (await approved()).post('/link/manual/verify', amountsForm(uuid, '11', '22'))
    expect(answer).toMatchObject({ code: 422, errors: { account_id: [expect.any(String)] } })
  })
})
