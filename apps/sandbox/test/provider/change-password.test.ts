import { describe, expect, it } from 'vitest'
import type { HttpClient } from './http-client.ts'
import { submitCode, submitPassword, linkFieldsSentTo, logInNewUser, password } from './users.ts'
import { openSandboxForFile, openSandboxOn } from './sandbox.ts'

const sandbox = await openSandboxForFile()

const chosen = 'another good one 7'
const change = (visitor: HttpClient, more: Record<string, unknown> = {}) =>
  visitor.patch('/depositor', {
    step: 'password',
    current_password: password,
    password: chosen,
    password_confirmation: chosen,
    ...more,
  })

describe('a new password', () => {
  it('A new password logs out every other device', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const other = sandbox.newClient()
    await submitPassword(other, email)
    await submitCode(sandbox, other, email)
    expect(await change(visitor)).toMatchObject({ status: 200, data: { registration_last_step: 'none' } })
    expect(await visitor.get('/user')).toMatchObject({ status: 200 })
    expect(await other.get('/user')).toMatchObject({ status: 401 })
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 400 })
    expect(await submitPassword(sandbox.newClient(), email, chosen)).toMatchObject({ status: 200 })
    expect((await sandbox.outbox(email)).map(({ subject }) => subject)).toContain(
      'Your Harborlight Savings password was changed',
    )
  })

  it('A new password revokes an earlier reset link', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    await sandbox.newClient().post('/forgot-password', { email })
    const { token } = await linkFieldsSentTo(sandbox, email)
    await change(visitor)
    const reset = {
      email,
      token,
      password: 'a third good one 8',
      password_confirmation: 'a third good one 8',
    }
    expect(await sandbox.newClient().post('/reset-password', reset)).toMatchObject({ status: 400 })
  })

  it.each([
    ['the current one is wrong', { current_password: 'not this one at all' }, ['current_password']],
    ['it is weak', { password: 'short', password_confirmation: 'short' }, ['password']],
    ['its confirmation differs', { password_confirmation: 'another good one 8' }, ['password']],
    [
      'every field is empty',
      { current_password: '', password: '', password_confirmation: '' },
      ['current_password', 'password'],
    ],
    ['a field is missing', { password: undefined }, ['password']],
  ])('A new password is refused by field when %s', async (_, more, fields) => {
    const { email, visitor } = await logInNewUser(sandbox)
    const answer = await change(visitor, more)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.errors ?? {})).toEqual(fields)
    expect(JSON.stringify(answer)).not.toContain(chosen)
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 200 })
  })

  it('A new password is set once by two concurrent calls', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const both = await Promise.all(
      ['one good phrase 1', 'one good phrase 2'].map((next) =>
        change(visitor, { password: next, password_confirmation: next }),
      ),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]))
  })

  it('A new password is accepted while a log-in renews the hash of the current one', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const costs = { memoryCost: 8, parallelism: 1 }
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
    // The costs are read after the current hash, so that the log-in runs while a slow hash is computed.
    const slow = {
      ...costs,
      get timeCost() {
        begin()
        return 150_000
      },
    }
    const changing = await openSandboxOn(sandbox.database, { passwordHash: slow })
    const renewing = await openSandboxOn(sandbox.database, { passwordHash: { ...costs, timeCost: 2 } })
    const device = changing.newClient()
    device.bearer = visitor.bearer
    const answer = change(device)
    await hasBegun
    expect(await submitPassword(renewing.newClient(), email)).toMatchObject({ status: 200 })
    expect(await answer).toMatchObject({ status: 200 })
    expect(await submitPassword(sandbox.newClient(), email, chosen)).toMatchObject({ status: 200 })
  })

  it('A change of the password limits guesses of the current one', async () => {
    const { visitor } = await logInNewUser(sandbox)
    for (let guess = 0; guess < 10; guess += 1)
      expect(await change(visitor, { current_password: `guess ${guess}` })).toMatchObject({ status: 422 })
    expect(await change(visitor)).toMatchObject({ status: 429 })
  })
})
