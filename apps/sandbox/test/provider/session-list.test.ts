import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { HttpClient } from './http-client.ts'
import { openSandboxForFile } from './sandbox.ts'
import { logInNewUser, logInOnAnotherDevice, register, submitCode, submitPassword } from './users.ts'

const sandbox = await openSandboxForFile()

const sessions = v.array(
  v.object({
    uuid: v.string(),
    device_name: v.string(),
    browser: v.string(),
    os: v.string(),
    ip_region: v.string(),
    started_at: v.pipe(v.string(), v.isoTimestamp()),
    last_used_at: v.pipe(v.string(), v.isoTimestamp()),
    is_current: v.boolean(),
  }),
)
const readSessions = async (visitor: HttpClient) => v.parse(sessions, (await visitor.get('/sessions')).data)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Adds a user who is logged in on two browsers. */
async function addUserOnTwoDevices() {
  const { email, visitor } = await logInNewUser(sandbox)
  await sandbox.advanceClock(31)
  const other = await logInOnAnotherDevice(sandbox, email)
  return { email, visitor, other }
}

describe('the list of sessions', () => {
  it('The list of sessions has device, place and last use of each, latest first, and marks the current one', async () => {
    const { email, visitor } = await register(sandbox)
    visitor.headers['user-agent'] = firefox
    await submitPassword(visitor, email)
    await submitCode(sandbox, visitor, email)
    await sandbox.advanceClock(60)
    const laptop = sandbox.newClient()
    await submitPassword(laptop, email)
    await submitCode(sandbox, laptop, email, { remember: true, device_name: 'My laptop' })
    const listed = await readSessions(visitor)
    expect(listed).toMatchObject([
      { device_name: 'My laptop', is_current: false },
      {
        device_name: 'Firefox on Linux',
        browser: 'Firefox',
        os: 'Linux',
        ip_region: 'Local',
        is_current: true,
      },
    ])
    expect(Date.parse(listed[0]?.last_used_at ?? '')).toBeGreaterThan(
      Date.parse(listed[1]?.last_used_at ?? '') + 59_000,
    )
  })

  it('The list of sessions leaves out those that ended, expired or wait for a code', async () => {
    const { email, visitor, other } = await addUserOnTwoDevices()
    await submitPassword(sandbox.newClient(), email)
    expect(await readSessions(visitor)).toHaveLength(2)
    await other.post('/logout')
    expect(await readSessions(visitor)).toHaveLength(1)
    const third = await logInOnAnotherDevice(sandbox, email)
    await sandbox.advanceClock(600)
    await visitor.get('/auth-check')
    await sandbox.advanceClock(600)
    expect(await readSessions(visitor)).toHaveLength(1)
    expect((await third.get('/user')).status).toBe(401)
  })
})

describe('ending a session', () => {
  it('Ending a session logs that device out at once, and no other', async () => {
    const { visitor, other } = await addUserOnTwoDevices()
    const target = (await readSessions(visitor)).find((session) => !session.is_current)
    expect(await visitor.delete(`/sessions/${target?.uuid}`)).toMatchObject({ status: 200 })
    expect((await other.get('/user')).status).toBe(401)
    expect(await readSessions(visitor)).toHaveLength(1)
    expect(await visitor.delete(`/sessions/${target?.uuid}`)).toMatchObject({ status: 404 })
  })

  it('Ending another depositor’s session answers 404', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const stranger = (await logInNewUser(sandbox)).visitor
    const [session] = await readSessions(visitor)
    expect(await stranger.delete(`/sessions/${session?.uuid}`)).toMatchObject({ status: 404 })
    expect(await stranger.delete('/sessions/nothing')).toMatchObject({ status: 404 })
    expect((await visitor.get('/user')).status).toBe(200)
  })
})

describe('logging out everywhere', () => {
  it('Logging out everywhere ends every session, including the current one, and forgets every device', async () => {
    const { email, visitor } = await register(sandbox)
    await submitPassword(visitor, email)
    await submitCode(sandbox, visitor, email, { remember: true, device_name: 'My laptop' })
    await sandbox.advanceClock(31)
    const other = await logInOnAnotherDevice(sandbox, email)
    const bystander = (await logInNewUser(sandbox)).visitor
    expect(await other.delete('/sessions')).toMatchObject({ status: 200 })
    for (const device of [visitor, other]) expect((await device.get('/user')).status).toBe(401)
    expect((await submitPassword(visitor, email)).data).toMatchObject({ mfa: { required: true } })
    expect((await bystander.get('/user')).status).toBe(200)
  })
})
