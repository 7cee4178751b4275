import { describe, expect, it } from 'vitest'
import { submitPassword, linkFieldsSentTo, logInNewUser, newEmail, password, register } from './users.ts'
import { openSandbox, openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()

const chosen = 'another good one 7'

async function requestReset(email: string) {
  await sandbox.newClient().post('/forgot-password', { email })
  return (await linkFieldsSentTo(sandbox, email))['token'] ?? ''
}

const reset = (email: string, token: string, secret = chosen) =>
  sandbox
    .newClient()
    .post('/reset-password', { email, token, password: secret, password_confirmation: secret })

describe('a forgotten password', () => {
  it('A forgotten password is replaced once through the emailed link, which logs out every device', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const token = await requestReset(email)
    expect(await reset(email, token)).toMatchObject({ status: 200 })
    expect(await visitor.get('/user')).toMatchObject({ status: 401 })
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 400 })
    expect(await submitPassword(sandbox.newClient(), email, chosen)).toMatchObject({ status: 200 })
    expect(await reset(email, token)).toMatchObject({
      status: 400,
      errors: { token: [expect.stringContaining('already used')] },
    })
    expect((await sandbox.outbox(email))[0]?.subject).toContain('was changed')
  })

  it('A forgotten password can be reset while the account is locked, which unlocks it', async () => {
    const { email } = await register(sandbox)
    for (let attempt = 0; attempt < 5; attempt += 1)
      await submitPassword(sandbox.newClient(), email, 'wrong wrong wrong')
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 403 })
    await reset(email, await requestReset(email))
    expect(await submitPassword(sandbox.newClient(), email, chosen)).toMatchObject({ status: 200 })
  })

  it('A forgotten password is not replaced by a weak one, and the link stays valid', async () => {
    const { email } = await register(sandbox)
    const token = await requestReset(email)
    expect(await reset(email, token, 'short')).toMatchObject({
      status: 400,
      errors: { password: [expect.any(String)] },
    })
    expect(await reset(email, token)).toMatchObject({ status: 200 })
  })

  it('A forgotten password is not replaced after an hour, with another’s link or with a guessed one', async () => {
    const { email } = await register(sandbox)
    const other = await register(sandbox)
    const token = await requestReset(email)
    expect(await reset(other.email, token)).toMatchObject({
      status: 400,
      errors: { token: [expect.any(String)] },
    })
    expect(await reset(email, 'guess')).toMatchObject({ status: 400 })
    await sandbox.advanceClock(3_600)
    expect(await reset(email, token)).toMatchObject({
      status: 400,
      errors: { token: [expect.stringContaining('expired')] },
    })
    expect(await submitPassword(sandbox.newClient(), email, password)).toMatchObject({ status: 200 })
  })
})

describe('requesting a password reset', () => {
  it('POST /forgot-password gives the same answer whether or not the email is known', async () => {
    const { email } = await register(sandbox)
    const known = await sandbox.newClient().post('/forgot-password', { email })
    const unknown = await sandbox.newClient().post('/forgot-password', { email: newEmail() })
    const visibleParts = ({ status, message, data, errors }: typeof known) => ({
      status,
      message,
      data,
      errors,
    })
    expect(visibleParts(unknown)).toEqual(visibleParts(known))
    expect(known.status).toBe(200)
    expect(await sandbox.newClient().post('/forgot-password', { email: 'nonsense' })).toMatchObject({
      status: 422,
    })
  })

  it('POST /forgot-password takes as long whether or not the email is known', async () => {
    const slow = await openSandbox({ evenAnswerMs: 150 })
    const { email } = await register(slow)
    const measure = async (address: string) => {
      const began = performance.now()
      await slow.newClient().post('/forgot-password', { email: address })
      return performance.now() - began
    }
    for (const address of [email, newEmail(), email, newEmail()])
      expect(await measure(address)).toBeGreaterThanOrEqual(149)
    await slow.close()
  })
})
