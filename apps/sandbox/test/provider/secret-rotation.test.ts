import { describe, expect, it } from 'vitest'
import { openKeyring } from '../../src/keys/keyring.ts'
import { testSecret } from '../engine/test-keys.ts'
import { bankDetails } from '../bank/linking-page.ts'
import { openSandboxForFile, openSandboxOn } from './sandbox.ts'
import {
  addReviewedUser,
  basicDetails,
  linkFieldsSentTo,
  logInNewUser,
  newEmail,
  nonceIn,
  codeSentTo,
  password,
  register,
  submitPassword,
} from './users.ts'

const sandbox = await openSandboxForFile()
const current = 'the secret after a rotation, of at least 32 bytes'

const restart = (previous: readonly string[]) =>
  openSandboxOn(sandbox.database, {}, openKeyring({ current, previous }))

/** A person with a session, a social security number and a linked account, and another who has a link and a code. */
async function openedBefore() {
  const basic = basicDetails('0001')
  const { visitor } = await logInNewUser(sandbox)
  await visitor.patch('/depositor', basic)
  const linker = await addReviewedUser(sandbox, '0001')
  const linked = await linker.visitor.post('/link/manual', bankDetails)
  const email = newEmail()
  await sandbox
    .newClient()
    .post('/register', { email, password, password_confirmation: password, locale: 'en' })
  const waiting = await register(sandbox)
  await submitPassword(waiting.visitor, waiting.email)
  const nonce = nonceIn(await waiting.visitor.get('/mfa-select/email'))
  const code = await codeSentTo(sandbox, waiting.email)
  return {
    basic,
    visitor,
    linker,
    linked,
    link: await linkFieldsSentTo(sandbox, email),
    waiting,
    nonce,
    code,
  }
}

describe('a start with another secret and the previous one', () => {
  it('keeps sessions, links, codes, and what is known of numbers, also once the previous one is gone', async () => {
    const before = await openedBefore()
    await restart([testSecret])
    const { newClient } = await restart([])

    const returning = newClient()
    returning.bearer = before.visitor.bearer
    expect(await returning.get('/depositor')).toMatchObject({ status: 200, data: { first_name: 'Ann' } })

    const verified = await newClient().post('/email/verify', before.link)
    expect(verified.data).toEqual({ state: 'verified' })

    const pending = newClient()
    pending.bearer = before.waiting.visitor.bearer
    const entered = await pending.post(`/mfa-verify/${before.nonce}`, { code: before.code })
    expect(entered).toMatchObject({ status: 200 })

    const other = await logInNewUser({ newClient, outbox: sandbox.outbox })
    expect(await other.visitor.patch('/depositor', before.basic)).toMatchObject({
      status: 409,
      message: 'duplicate_ssn',
    })

    const linker = newClient()
    linker.bearer = before.linker.visitor.bearer
    expect(await linker.post('/link/manual', bankDetails)).toMatchObject({
      status: 200,
      data: before.linked.data,
    })
  })
})
