import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { capabilitiesWithout } from '../../src/tenants/capabilities.ts'
import { everyTenant, openSandboxForFile } from '../provider/sandbox.ts'
import {
  linkFieldsSentTo,
  logInNewUser,
  logInOnAnotherDevice,
  submitCode,
  submitPassword,
  tokenIn,
} from '../provider/users.ts'
import {
  addPasskeyUser,
  confirmByCode,
  tenantOrigin,
  passkeysIn,
  submitNewPasskey,
  submitPasskey,
} from './passkey-user.ts'
import { SoftwarePasskey } from './software-authenticator.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })

/** Subjects of the emails to an address, newest first. */
const subjectsTo = async (email: string) => (await sandbox.outbox(email)).map(({ subject }) => subject)

describe('adding a passkey', () => {
  it('Adding a passkey lists it, and notifies the owner by email', async () => {
    const { email, visitor } = await addPasskeyUser(sandbox)
    expect(passkeysIn(await visitor.get('/passkeys'))).toMatchObject([
      { name: 'My laptop', lastUsedAt: null, isSynced: true },
    ])
    const [notice] = await sandbox.outbox(email)
    expect(notice?.subject).toBe('A passkey was added to your Harborlight Savings account')
    expect(notice?.text).toContain('My laptop')
  })

  it('Adding a passkey needs a confirmation by code, each time', async () => {
    const user = await logInNewUser(sandbox)
    const passkey = new SoftwarePasskey(tenantOrigin('harbor'))
    const refused = await user.visitor.post('/passkeys/challenge')
    expect(refused).toMatchObject({ status: 403, errors: { step_up: [expect.any(String)] } })
    await confirmByCode(sandbox, user)
    expect((await submitNewPasskey(user.visitor, passkey)).status).toBe(201)
    expect((await user.visitor.post('/passkeys/challenge')).status).toBe(403)
  })

  it('Adding a passkey needs a confirmation that is less than ten minutes old', async () => {
    const user = await logInNewUser(sandbox)
    await confirmByCode(sandbox, user)
    await sandbox.advanceClock(10 * 60)
    expect((await user.visitor.post('/passkeys/challenge')).status).toBe(403)
  })

  it('Adding a passkey can be confirmed by another passkey', async () => {
    const { visitor, passkey } = await addPasskeyUser(sandbox)
    expect((await submitPasskey(visitor, 'step-up', passkey)).status).toBe(200)
    const another = new SoftwarePasskey(tenantOrigin('harbor'))
    expect((await submitNewPasskey(visitor, another, { name: 'My phone' })).status).toBe(201)
    expect(passkeysIn(await visitor.get('/passkeys')).map(({ name }) => name)).toEqual([
      'My laptop',
      'My phone',
    ])
  })

  it('POST /passkeys/challenge requires a new discoverable credential with user verification and a strong key', async () => {
    const user = await addPasskeyUser(sandbox)
    await confirmByCode(sandbox, user)
    const { data } = await user.visitor.post('/passkeys/challenge')
    expect(data).toMatchObject({
      public_key: {
        rp: { id: 'harbor.localhost', name: 'Harborlight Savings' },
        pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [{ id: user.passkey.id }],
      },
    })
  })

  it('Adding a passkey needs a name', async () => {
    const user = await logInNewUser(sandbox)
    await confirmByCode(sandbox, user)
    const passkey = new SoftwarePasskey(tenantOrigin('harbor'))
    expect(await submitNewPasskey(user.visitor, passkey, { name: ' ' })).toMatchObject({
      status: 422,
      errors: { name: [expect.any(String)] },
    })
  })
})

describe('logging in with a passkey', () => {
  it('Logging in with a passkey needs neither password nor code', async () => {
    const { email, visitor, passkey } = await addPasskeyUser(sandbox)
    const phone = sandbox.newClient()
    const answer = await submitPasskey(phone, 'log-in', passkey)
    expect(answer).toMatchObject({ status: 200, data: { mfa: { required: false } } })
    phone.bearer = tokenIn(answer)
    expect((await phone.get('/user')).data).toMatchObject({ email })
    const [used] = passkeysIn(await visitor.get('/passkeys'))
    expect(used?.lastUsedAt).not.toBeNull()
  })

  it('POST /passkeys/log-in/challenge names no passkey, so that nobody learns who has one', async () => {
    const { data } = await sandbox.newClient().post('/passkeys/log-in/challenge')
    expect(data).not.toHaveProperty('public_key.allowCredentials')
    expect(data).toHaveProperty('public_key.userVerification', 'required')
  })

  it('Logging in with a passkey is possible while wrong passwords have locked the password', async () => {
    const { email, passkey } = await addPasskeyUser(sandbox)
    const stranger = sandbox.newClient()
    for (let tries = 0; tries < 5; tries += 1) await submitPassword(stranger, email, 'Wrong horse')
    expect((await submitPassword(stranger, email)).status).toBe(403)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey)).status).toBe(200)
  })
})

describe('the second factor', () => {
  it('The second factor can be a passkey in place of a code', async () => {
    const { email, passkey } = await addPasskeyUser(sandbox)
    const phone = sandbox.newClient()
    const answer = await submitPassword(phone, email)
    expect(answer.data).toMatchObject({ mfa: { required: true, has_passkey: true } })
    const finished = await submitPasskey(phone, 'second-factor', passkey)
    expect(finished.status).toBe(200)
    const pending = phone.bearer
    phone.bearer = tokenIn(finished)
    expect((await phone.get('/user')).status).toBe(200)
    phone.bearer = pending
    expect((await phone.get('/user')).status).toBe(401)
  })

  it('The second factor is a code for a user without a passkey', async () => {
    const { email } = await logInNewUser(sandbox)
    const phone = sandbox.newClient()
    expect((await submitPassword(phone, email)).data).not.toHaveProperty('mfa.has_passkey')
    expect((await phone.post('/passkeys/second-factor/challenge')).status).toBe(422)
  })
})

describe('renaming a passkey', () => {
  it('PATCH /passkeys/{uuid} changes the name', async () => {
    const { visitor, uuid } = await addPasskeyUser(sandbox)
    expect((await visitor.patch(`/passkeys/${uuid}`, { name: ' Desk ' })).status).toBe(200)
    expect(passkeysIn(await visitor.get('/passkeys'))).toMatchObject([{ name: 'Desk' }])
  })

  it('PATCH /passkeys/{uuid} answers 404 for another user’s passkey', async () => {
    const { uuid, visitor } = await addPasskeyUser(sandbox)
    const other = await logInNewUser(sandbox)
    expect((await other.visitor.patch(`/passkeys/${uuid}`, { name: 'Mine' })).status).toBe(404)
    expect(passkeysIn(await visitor.get('/passkeys'))).toMatchObject([{ name: 'My laptop' }])
  })
})

describe('removing a passkey', () => {
  it('Removing a passkey needs a confirmation, ends its log-ins and sessions, and notifies the owner', async () => {
    const user = await addPasskeyUser(sandbox)
    const lost = sandbox.newClient()
    lost.bearer = tokenIn(await submitPasskey(lost, 'log-in', user.passkey))
    const other = await logInOnAnotherDevice(sandbox, user.email)
    expect(await user.visitor.delete(`/passkeys/${user.uuid}`)).toMatchObject({
      status: 403,
      errors: { step_up: [expect.any(String)] },
    })
    await sandbox.advanceClock(31)
    await confirmByCode(sandbox, user)
    expect((await user.visitor.delete(`/passkeys/${user.uuid}`)).status).toBe(200)
    expect(passkeysIn(await user.visitor.get('/passkeys'))).toEqual([])
    expect((await lost.get('/user')).status).toBe(401)
    expect((await other.get('/user')).status).toBe(200)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', user.passkey)).status).toBe(400)
    expect((await subjectsTo(user.email))[0]).toBe(
      'A passkey was removed from your Harborlight Savings account',
    )
  })

  it('Removing the only passkey leaves password and code', async () => {
    const { email, visitor, uuid, passkey } = await addPasskeyUser(sandbox)
    await submitPasskey(visitor, 'step-up', passkey)
    expect((await visitor.delete(`/passkeys/${uuid}`)).status).toBe(200)
    const phone = sandbox.newClient()
    expect((await submitPassword(phone, email)).data).toMatchObject({
      mfa: { required: true, enrolled: ['email'] },
    })
    expect((await submitCode(sandbox, phone, email)).status).toBe(200)
  })

  it('DELETE /passkeys/{uuid} answers 404 for another user’s passkey', async () => {
    const { uuid, visitor } = await addPasskeyUser(sandbox)
    const other = await logInNewUser(sandbox)
    await confirmByCode(sandbox, other)
    expect((await other.visitor.delete(`/passkeys/${uuid}`)).status).toBe(404)
    expect(passkeysIn(await visitor.get('/passkeys'))).toHaveLength(1)
  })
})

describe('POST /not-me', () => {
  it('POST /not-me removes every passkey, as one of them may be a stranger’s', async () => {
    const { email, passkey } = await addPasskeyUser(sandbox)
    const { uuid, hash } = await linkFieldsSentTo(sandbox, email)
    expect((await sandbox.newClient().post('/not-me', { uuid, hash })).status).toBe(200)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey)).status).toBe(400)
  })
})

describe('a password reset', () => {
  it('A password reset removes every passkey, as one of them may be a stranger’s', async () => {
    const { email, passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    await visitor.post('/forgot-password', { email })
    const { token } = await linkFieldsSentTo(sandbox, email)
    const chosen = { password: 'another good one 7', password_confirmation: 'another good one 7' }
    expect((await visitor.post('/reset-password', { email, token, ...chosen })).status).toBe(200)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey)).status).toBe(400)
    expect((await submitPassword(visitor, email, chosen.password)).data).not.toHaveProperty('mfa.has_passkey')
  })
})

describe('the capability of passkeys', () => {
  const calls = [
    ['GET', '/passkeys'],
    ['POST', '/passkeys'],
    ['POST', '/passkeys/challenge'],
    ['POST', '/passkeys/log-in/challenge'],
    ['POST', '/passkeys/log-in'],
    ['POST', '/passkeys/step-up/challenge'],
  ] as const

  it('The branding announces the capability of passkeys', async () => {
    const { data } = await sandbox.newClient().get('/branding')
    expect(v.parse(v.object({ capabilities: v.array(v.string()) }), data).capabilities).toContain('passkeys')
  })

  it('The branding does not announce the capability of passkeys if the tenant switched it off', () => {
    expect(capabilitiesWithout([])).toContain('passkeys')
    expect(capabilitiesWithout(['passkeys'])).not.toContain('passkeys')
  })

  it('The calls of passkeys answer 404 without the capability, and the log-in mentions no passkey', async () => {
    const { email, visitor } = await addPasskeyUser(sandbox, 'solstice')
    const own: unknown = (await visitor.get('/branding')).data
    await sandbox.callOperator(
      'PUT',
      '/branding?tenant=solstice',
      Object.assign({}, own, { capabilities: [] }),
    )
    for (const [method, path] of calls)
      expect([path, (await visitor.call(method, path, method === 'GET' ? undefined : {})).status]).toEqual([
        path,
        404,
      ])
    const answer = await submitPassword(sandbox.newClient('solstice'), email)
    expect(answer.data).not.toHaveProperty('mfa.has_passkey')
    await sandbox.callOperator('DELETE', '/branding?tenant=solstice')
    expect((await visitor.get('/passkeys')).status).toBe(200)
  })
})
