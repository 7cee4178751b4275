import { describe, expect, it } from 'vitest'
import { noAddressLimits } from '../../src/settings.ts'
import type { HttpClient } from './http-client.ts'
import { openSandbox, openSandboxForFile } from './sandbox.ts'
import {
  newEmail,
  password,
  register,
  requestCode,
  submitCode,
  submitPassword,
  wrongCodeFor,
} from './users.ts'

const sandbox = await openSandboxForFile({ callsPerMinute: 1_000 })

const lockedMessage = 'Too many incorrect attempts. Account Locked.'
const lockSubject = 'Log-in to your Harborlight Savings account is locked'
const hour = 3_600

/** Enters wrong passwords in an unknown browser. */
async function enterWrongPasswords(email: string, times: number, visitor = sandbox.newClient()) {
  for (let attempt = 0; attempt < times; attempt += 1)
    await visitor.post('/login', { email, password: 'wrong wrong wrong' })
}

const lockNotices = async (email: string) =>
  (await sandbox.outbox(email)).filter(({ subject }) => subject === lockSubject)

/** Registers a user, and a browser that is remembered for them. */
async function addUserWithRememberedDevice() {
  const { email, visitor } = await register(sandbox)
  await submitPassword(visitor, email)
  await submitCode(sandbox, visitor, email, { remember: true, device_name: 'My laptop' })
  return { email, laptop: visitor }
}

/** Advances the clock, and fetches a new CSRF token, which may have expired. */
async function wait(visitor: HttpClient, seconds: number) {
  await sandbox.advanceClock(seconds)
  await visitor.handshake()
}

describe('five wrong passwords of a stranger', () => {
  it('Five wrong passwords of a stranger lock the account for an hour, and not longer', async () => {
    const { email, visitor } = await register(sandbox)
    await enterWrongPasswords(email, 5)
    expect(await submitPassword(visitor, email)).toMatchObject({ status: 403, message: lockedMessage })
    await wait(visitor, hour - 60)
    expect(await submitPassword(visitor, email)).toMatchObject({ status: 403 })
    await wait(visitor, 60)
    expect(await submitPassword(visitor, email)).toMatchObject({ status: 200 })
  })

  it('Five wrong passwords lock the account again after the hour, with five tries as before', async () => {
    const { email, visitor } = await register(sandbox)
    await enterWrongPasswords(email, 5)
    await wait(visitor, hour)
    await enterWrongPasswords(email, 4)
    expect(await submitPassword(visitor, email)).toMatchObject({ status: 200 })
    await enterWrongPasswords(email, 5)
    expect(await submitPassword(visitor, email)).toMatchObject({ status: 403 })
  })

  it('Five wrong passwords of a stranger do not lock out a remembered device of the owner', async () => {
    const { email, laptop } = await addUserWithRememberedDevice()
    await enterWrongPasswords(email, 5)
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 403 })
    expect(await submitPassword(laptop, email)).toMatchObject({
      status: 200,
      data: { mfa: { required: false } },
    })
  })

  it('The owner is notified once of five wrong passwords, with device, place, time and the end of the lock', async () => {
    const { email } = await register(sandbox)
    const stranger = sandbox.newClient()
    stranger.headers['user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await enterWrongPasswords(email, 8, stranger)
    const notices = await lockNotices(email)
    expect(notices).toHaveLength(1)
    expect(notices[0]?.text).toMatch(
      /five times: Firefox on Linux, Local, \w+ \d+, \d{4}, \d+:\d\d.[AP]M ET\./,
    )
    expect(notices[0]?.text).toMatch(/You can try again after \w+ \d+, \d{4}, \d+:\d\d.[AP]M ET/)
  })

  it('Five wrong passwords for an address without an account are not reported to it', async () => {
    const email = newEmail()
    await enterWrongPasswords(email, 6)
    expect(await sandbox.outbox(email)).toEqual([])
  })
})

describe('five wrong passwords on a remembered device', () => {
  it('Five wrong passwords on a remembered device lock that device until a reset, and no other', async () => {
    const { email, laptop } = await addUserWithRememberedDevice()
    await enterWrongPasswords(email, 5, laptop)
    expect(await submitPassword(laptop, email)).toMatchObject({ status: 403, message: lockedMessage })
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 200 })
    await wait(laptop, 2 * hour)
    expect(await submitPassword(laptop, email)).toMatchObject({ status: 403 })
    expect((await lockNotices(email))[0]?.text).toContain('Reset your password to log in on this device')
  })
})

describe('a lock by wrong codes', () => {
  async function addUserLockedByCodes() {
    const { email, visitor } = await register(sandbox)
    await submitPassword(visitor, email)
    const { nonce, code } = await requestCode(sandbox, visitor, email)
    for (let guess = 0; guess < 5; guess += 1)
      await visitor.post(`/mfa-verify/${nonce}`, { code: wrongCodeFor(code) })
    return { email, visitor }
  }

  it('A lock by wrong codes does not end by itself', async () => {
    const { email, visitor } = await addUserLockedByCodes()
    await wait(visitor, 48 * hour)
    expect(await submitPassword(visitor, email)).toMatchObject({ status: 403, message: lockedMessage })
  })

  it('An account locked by wrong codes answers a wrong password like an address without an account', async () => {
    const { email } = await addUserLockedByCodes()
    const answers = async (address: string) => {
      const visitor = sandbox.newClient()
      const statuses = []
      for (let attempt = 0; attempt < 6; attempt += 1)
        statuses.push(await visitor.post('/login', { email: address, password: 'wrong wrong wrong' }))
      return statuses.map(({ status, message, errors, data }) => ({ status, message, errors, data }))
    }
    const known = await answers(email)
    expect(known.map(({ status }) => status)).toEqual([400, 400, 400, 400, 403, 403])
    expect(known).toEqual(await answers(newEmail()))
  })
})

it('POST /login takes as long for an address without an account as for one whose owner is notified', async () => {
  const slow = await openSandbox({ evenAnswerMs: 300 })
  const { email } = await register(slow)
  for (const address of [email, newEmail()]) {
    await Promise.all(
      Array.from({ length: 4 }, () =>
        slow.newClient().post('/login', { email: address, password: 'wrong wrong wrong' }),
      ),
    )
    const visitor = slow.newClient()
    await visitor.handshake()
    const startedAt = performance.now()
    expect(await submitPassword(visitor, address, 'wrong wrong wrong')).toMatchObject({ status: 403 })
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(299)
  }
  await slow.close()
})

describe('one password tried at many accounts', () => {
  it('Failed log-ins at many accounts are limited by address, with the time to wait, and other addresses are not', async () => {
    const strict = await openSandbox({ addressLimits: { ...noAddressLimits, failedLogInsPerHour: 10 } })
    const { email, visitor } = await register(strict)
    visitor.address = '198.51.100.7'
    const spray = strict.newClient()
    const tried = await Promise.all(
      Array.from({ length: 12 }, () => spray.post('/login', { email: newEmail(), password })),
    )
    expect(tried.filter(({ status }) => status === 400)).toHaveLength(10)
    const limited = tried.find(({ status }) => status === 429)
    const seconds = Number(limited?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(3_500)
    expect(seconds).toBeLessThanOrEqual(3_600)
    expect(await submitPassword(spray, email)).toMatchObject({ status: 429 })
    expect(await submitPassword(visitor, email)).toMatchObject({ status: 200 })
    await strict.advanceClock(seconds)
    await spray.handshake()
    expect(await submitPassword(spray, email)).toMatchObject({ status: 200 })
    await strict.close()
  })

  it('The limit of failed log-ins does not count log-ins that succeed', async () => {
    const strict = await openSandbox({ addressLimits: { ...noAddressLimits, failedLogInsPerHour: 3 } })
    const { email, visitor } = await register(strict)
    for (let round = 0; round < 5; round += 1)
      expect(await submitPassword(visitor, email)).toMatchObject({ status: 200 })
    await strict.close()
  })
})
