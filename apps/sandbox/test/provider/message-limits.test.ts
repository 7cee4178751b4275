import { describe, expect, it } from 'vitest'
import { noAddressLimits } from '../../src/settings.ts'
import type { ApiResponse, HttpClient } from './http-client.ts'
import { openSandbox, openSandboxForFile } from './sandbox.ts'
import { addPhone, logInNewUser, newEmail, password, register, stepUp, submitPassword } from './users.ts'

const sandbox = await openSandboxForFile({ callsPerMinute: 1_000 })

const hour = 3_600

const registration = (email: string) => ({
  email,
  password,
  password_confirmation: password,
  locale: 'en',
})

/** Repeats a call in sequence, and returns the statuses. */
async function repeat(times: number, call: () => Promise<ApiResponse>): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await call()).status)
  return statuses
}

const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status)

describe('emails with links to one address', () => {
  it('Log-ins to an unverified account send five links an hour, and still report that it is unverified', async () => {
    const email = newEmail()
    const visitor = sandbox.newClient()
    await visitor.post('/register', registration(email))
    const answers = await Promise.all(Array.from({ length: 20 }, () => submitPassword(visitor, email)))
    expect(answers.map(({ status }) => status)).toEqual(times(20, 400))
    expect(answers.every(({ errors }) => errors?.['email_verification'] !== undefined)).toBe(true)
    expect(await sandbox.outbox(email)).toHaveLength(5)
    expect((await submitPassword(visitor, email)).message).toBe(
      'Your email isn’t verified yet. Open the latest link we sent you.',
    )
    await sandbox.advanceClock(hour)
    await visitor.handshake()
    expect((await submitPassword(visitor, email)).message).toContain('We sent you another link.')
    expect(await sandbox.outbox(email)).toHaveLength(6)
  })

  it('Resets send five links an hour to one address, and the sixth is refused with the time to wait', async () => {
    const { email } = await register(sandbox)
    const before = (await sandbox.outbox(email)).length
    const visitor = sandbox.newClient()
    expect(await repeat(6, () => visitor.post('/forgot-password', { email }))).toEqual([
      ...times(5, 200),
      429,
    ])
    const limited = await visitor.post('/forgot-password', { email })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await sandbox.outbox(email)).toHaveLength(before + 5)
  })

  it('Emails with links to an address without an account have the same limit', async () => {
    const email = newEmail()
    for (const path of ['/forgot-password', '/email/resend']) {
      const visitor = sandbox.newClient()
      expect(await repeat(6, () => visitor.post(path, { email }))).toEqual([...times(5, 200), 429])
    }
    expect(await sandbox.outbox(email)).toEqual([])
  })

  it('Emails with links to one address are limited to twenty a day', async () => {
    const email = newEmail()
    const visitor = sandbox.newClient()
    const statuses: number[] = []
    for (let round = 0; round < 5; round += 1) {
      statuses.push(...(await repeat(5, () => visitor.post('/forgot-password', { email }))))
      await sandbox.advanceClock(hour)
      await visitor.handshake()
    }
    expect(statuses).toEqual([...times(20, 200), ...times(5, 429)])
  })
})

describe('texts to one number that is not verified', () => {
  const change = (visitor: HttpClient, phone: string) =>
    visitor.post('/mfa-confirm-update/phone', { phone, current_password: password })

  it('Texts to one unverified number are limited to five an hour for all callers together', async () => {
    const phone = '4155550142'
    const people = [await logInNewUser(sandbox), await logInNewUser(sandbox)]
    const statuses: number[] = []
    for (const { visitor } of people) {
      await stepUp(sandbox, visitor)
      for (let sent = 0; sent < 3; sent += 1) {
        statuses.push((await change(visitor, phone)).status)
        await sandbox.advanceClock(31)
      }
    }
    expect(statuses).toEqual([...times(5, 200), 429])
    expect(await sandbox.outbox(phone)).toHaveLength(5)
  })
})

describe('codes to one verified address', () => {
  it('Codes to one verified address are limited to twenty an hour over all its sessions', async () => {
    const { email } = await register(sandbox)
    const statuses: number[] = []
    for (let session = 0; session < 21; session += 1) {
      const visitor = sandbox.newClient()
      await submitPassword(visitor, email)
      statuses.push((await visitor.get('/mfa-select/email')).status)
    }
    expect(statuses).toEqual([...times(20, 200), 429])
  })
})

describe('codes to one verified number', () => {
  it('Codes to one verified number are limited to twenty an hour over all its owners, who can still use email', async () => {
    const phone = '4155550143'
    const emails: string[] = []
    // Each stays below the limit of one user.
    for (let person = 0; person < 2; person += 1) {
      const { email, visitor } = await logInNewUser(sandbox)
      await addPhone(sandbox, visitor, phone)
      emails.push(email)
    }
    const before = (await sandbox.outbox(phone)).length
    const visitor = sandbox.newClient()
    const requestText = async (email = '') => {
      await submitPassword(visitor, email)
      return visitor.get('/mfa-select/sms')
    }
    const statuses: number[] = []
    for (let session = 0; session < 20; session += 1)
      statuses.push((await requestText(emails[session % 2])).status)
    expect(statuses).toEqual(times(20, 200))
    const limited = await requestText(emails[0])
    expect(limited).toMatchObject({ status: 429 })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await sandbox.outbox(phone)).toHaveLength(before + 20)
    expect(await visitor.get('/mfa-select/email')).toMatchObject({ status: 200 })
    await sandbox.advanceClock(hour)
    await visitor.handshake()
    expect(await requestText(emails[0])).toMatchObject({ status: 200 })
  })
})

it('Messages are limited by the address that causes them, across all recipients', async () => {
  const strict = await openSandbox({ addressLimits: { ...noAddressLimits, messagesPerHour: 4 } })
  const flood = strict.newClient()
  expect(await repeat(6, () => flood.post('/forgot-password', { email: newEmail() }))).toEqual([
    ...times(4, 200),
    429,
    429,
  ])
  const elsewhere = strict.newClient()
  elsewhere.address = '198.51.100.7'
  expect(await elsewhere.post('/forgot-password', { email: newEmail() })).toMatchObject({ status: 200 })
  await strict.close()
})
