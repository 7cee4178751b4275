import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { HttpClient } from './http-client.ts'
import { submitCode, submitPassword, logInNewUser, register } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()

const devices = v.array(
  v.object({
    uuid: v.string(),
    device_name: v.string(),
    browser: v.string(),
    os: v.string(),
    ip_region: v.string(),
    last_used_at: v.pipe(v.string(), v.isoTimestamp()),
    remembered_until: v.pipe(v.string(), v.isoTimestamp()),
    is_current: v.boolean(),
  }),
)
const readDevices = async (visitor: HttpClient) => v.parse(devices, (await visitor.get('/devices')).data)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Adds a user who is logged in on a remembered laptop. */
async function addUserWithLaptop() {
  const { email, visitor } = await register(sandbox)
  visitor.headers['user-agent'] = firefox
  await submitPassword(visitor, email)
  await submitCode(sandbox, visitor, email, { remember: true, device_name: 'My laptop' })
  return { email, laptop: visitor }
}

/** Logs in again on the same device; true if no code is needed. */
async function logInAgain(visitor: HttpClient, email: string): Promise<boolean> {
  const { data } = await submitPassword(visitor, email)
  return !v.parse(v.object({ mfa: v.object({ required: v.boolean() }) }), data).mfa.required
}

describe('remembered devices', () => {
  it('No device is remembered unless the depositor chose so', async () => {
    expect(await readDevices((await logInNewUser(sandbox)).visitor)).toEqual([])
  })

  it('Remembered devices are listed with name, browser and system, and the current one is marked', async () => {
    const { email, laptop } = await addUserWithLaptop()
    expect(await readDevices(laptop)).toMatchObject([
      { device_name: 'My laptop', browser: 'Firefox', os: 'Linux', ip_region: 'Local', is_current: true },
    ])
    await sandbox.advanceClock(31)
    const phone = sandbox.newClient()
    await submitPassword(phone, email)
    await submitCode(sandbox, phone, email, { remember: true, device_name: 'My phone' })
    expect((await readDevices(phone)).map((one) => [one.device_name, one.is_current])).toEqual([
      ['My phone', true],
      ['My laptop', false],
    ])
  })

  it('Remembered devices show the time of their last use', async () => {
    const { email, laptop } = await addUserWithLaptop()
    const [before] = await readDevices(laptop)
    await sandbox.advanceClock(3_600)
    expect(await logInAgain(laptop, email)).toBe(true)
    const [after] = await readDevices(laptop)
    expect(after?.is_current).toBe(true)
    expect(Date.parse(after?.last_used_at ?? '')).toBeGreaterThan(
      Date.parse(before?.last_used_at ?? '') + 3_599_000,
    )
  })

  it('A revoked device is logged out and needs a code again', async () => {
    const { email, laptop } = await addUserWithLaptop()
    await sandbox.advanceClock(31)
    const other = sandbox.newClient()
    await submitPassword(other, email)
    await submitCode(sandbox, other, email)
    const [device] = await readDevices(other)
    expect((await other.delete(`/devices/${device?.uuid}`)).status).toBe(200)
    expect(await readDevices(other)).toEqual([])
    expect((await laptop.get('/user')).status).toBe(401)
    expect(await logInAgain(laptop, email)).toBe(false)
  })

  it('A remembered device can revoke itself without being logged out', async () => {
    const { email, laptop } = await addUserWithLaptop()
    const [device] = await readDevices(laptop)
    expect((await laptop.delete(`/devices/${device?.uuid}`)).status).toBe(200)
    expect((await laptop.get('/user')).status).toBe(200)
    expect(await logInAgain(laptop, email)).toBe(false)
  })

  it('A remembered device is not found by another depositor, and is revoked once', async () => {
    const { laptop } = await addUserWithLaptop()
    const [device] = await readDevices(laptop)
    const stranger = (await logInNewUser(sandbox)).visitor
    expect((await stranger.delete(`/devices/${device?.uuid}`)).status).toBe(404)
    expect((await laptop.delete('/devices/nothing')).status).toBe(404)
    expect((await laptop.delete(`/devices/${device?.uuid}`)).status).toBe(200)
    expect((await laptop.delete(`/devices/${device?.uuid}`)).status).toBe(404)
  })

  it('A remembered device is forgotten after thirty days', async () => {
    const { email, laptop } = await addUserWithLaptop()
    await sandbox.advanceClock(31 * 86_400)
    await laptop.handshake()
    expect(await logInAgain(laptop, email)).toBe(false)
    await submitCode(sandbox, laptop, email)
    expect(await readDevices(laptop)).toEqual([])
  })
})
