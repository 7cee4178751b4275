import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inTenant, now } from '../../src/database/in-tenant.ts'
import { users } from '../../src/database/schema/identity.ts'
import { passkeyChallenges, passkeys } from '../../src/database/schema/passkeys.ts'
import { everyTenant, openSandbox, openSandboxForFile } from '../provider/sandbox.ts'
import { logInNewUser, submitPassword } from '../provider/users.ts'
import {
  addPasskeyUser,
  assertionIn,
  confirmByCode,
  creationIn,
  tenantOrigin,
  passkeysIn,
  submitNewPasskey,
  submitPasskey,
} from './passkey-user.ts'
import { type Deviation, SoftwarePasskey } from './software-authenticator.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })

const deviations: readonly (readonly [string, Deviation])[] = [
  ['another origin', { origin: 'https://harbor.localhost.evil.example' }],
  ['a sibling site’s origin', { origin: 'http://juniper.localhost:4100' }],
  ['another port of the host', { origin: 'http://harbor.localhost:4999' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['the parent domain as relying party', { rpId: 'localhost' }],
  ['no user verification', { isUserVerified: false }],
  ['the type of another ceremony', { type: 'payment.get' }],
  ['a page that another site frames', { crossOrigin: true }],
]

describe('a log-in with a passkey', () => {
  it.each(deviations)('A log-in with a passkey is refused for %s', async (_, deviation) => {
    const { passkey } = await addPasskeyUser(sandbox)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, deviation)).status).toBe(400)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey)).status).toBe(200)
  })

  it('A log-in with a passkey is refused for a challenge that was answered before', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    const challenge = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const answer = { challenge_id: challenge.challenge_id, credential: passkey.get(challenge) }
    expect((await visitor.post('/passkeys/log-in', answer)).status).toBe(200)
    expect((await visitor.post('/passkeys/log-in', answer)).status).toBe(400)
  })

  it('A log-in with a passkey is refused for a challenge that a wrong answer has used up', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    const challenge = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const { challenge_id } = challenge
    const wrong = passkey.get(challenge, { isUserVerified: false })
    expect((await visitor.post('/passkeys/log-in', { challenge_id, credential: wrong })).status).toBe(400)
    const right = passkey.get(challenge)
    expect((await visitor.post('/passkeys/log-in', { challenge_id, credential: right })).status).toBe(400)
  })

  it('A log-in with a passkey is refused for a challenge that is five minutes old', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    const challenge = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    await sandbox.advanceClock(5 * 60)
    const { challenge_id } = challenge
    const late = { challenge_id, credential: passkey.get(challenge) }
    expect((await visitor.post('/passkeys/log-in', late)).status).toBe(400)
  })

  it('A log-in with a passkey is refused for a challenge other than the named one', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    const first = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const second = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const answer = { challenge_id: second.challenge_id, credential: passkey.get(first) }
    expect((await visitor.post('/passkeys/log-in', answer)).status).toBe(400)
  })

  it('A log-in with a passkey is refused for a challenge of another tenant', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const challenge = assertionIn(await sandbox.newClient('juniper').post('/passkeys/log-in/challenge'))
    const answer = { challenge_id: challenge.challenge_id, credential: passkey.get(challenge) }
    expect((await sandbox.newClient().post('/passkeys/log-in', answer)).status).toBe(400)
  })

  it('A log-in with a passkey is refused at another tenant, even with that tenant’s origin and challenge', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const atJuniper = { origin: tenantOrigin('juniper'), rpId: 'juniper.localhost' }
    expect((await submitPasskey(sandbox.newClient('juniper'), 'log-in', passkey, atJuniper)).status).toBe(400)
  })

  it('A log-in with a passkey is refused for another key under a known id', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    const challenge = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const forged = new SoftwarePasskey(tenantOrigin('harbor')).get(challenge, {
      userHandle: passkey.get(challenge).response.userHandle ?? '',
    })
    const credential = { ...forged, id: passkey.id, rawId: passkey.id }
    const answer = { challenge_id: challenge.challenge_id, credential }
    expect((await visitor.post('/passkeys/log-in', answer)).status).toBe(400)
  })

  it('A log-in with a passkey is refused for another user’s handle', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const deviation = { userHandle: Buffer.alloc(16).toString('base64url') }
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, deviation)).status).toBe(400)
  })

  it('A log-in with a passkey is refused for a counter that went back, as a copied passkey’s does', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, { counter: 9 })).status).toBe(200)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, { counter: 8 })).status).toBe(400)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, { counter: 9 })).status).toBe(400)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, { counter: 10 })).status).toBe(200)
  })

  it('A log-in with a passkey of a locked user is refused with the same message as a password', async () => {
    const { email, passkey } = await addPasskeyUser(sandbox)
    await inTenant(sandbox.database, 'harbor', (tx) =>
      tx
        .update(users)
        .set({ lockedAt: now(tx) })
        .where(eq(users.email, email)),
    )
    expect(await submitPasskey(sandbox.newClient(), 'log-in', passkey)).toMatchObject({
      status: 403,
      message: 'Too many incorrect attempts. Account Locked.',
    })
  })

  it('A log-in with a passkey is refused in the same words for an unknown passkey and a wrong one', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const stranger = new SoftwarePasskey(tenantOrigin('harbor'))
    const [unknown, wrong] = [
      await submitPasskey(sandbox.newClient(), 'log-in', stranger, { userHandle: 'AAAA' }),
      await submitPasskey(sandbox.newClient(), 'log-in', passkey, { isUserVerified: false }),
    ]
    expect([unknown.status, wrong.status]).toEqual([400, 400])
    expect(unknown.message).toBe(wrong.message)
    expect(wrong.message).not.toBe('')
  })

  it.each([
    ['an empty body', {}],
    ['malformed texts', { challenge_id: 'x', credential: { id: '<script>' } }],
    ['a list', []],
  ])('POST /passkeys/log-in answers 422 for %s', async (_, body) => {
    expect((await sandbox.newClient().post('/passkeys/log-in', body)).status).toBe(422)
  })
})

describe('the second factor', () => {
  it('The second factor is refused for the passkey of another user', async () => {
    const victim = await addPasskeyUser(sandbox)
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    await submitPassword(visitor, victim.email)
    expect((await submitPasskey(visitor, 'second-factor', passkey)).status).toBe(400)
    expect((await visitor.get('/user')).status).toBe(403)
  })

  it('The second factor is refused for a challenge of another session', async () => {
    const { email, passkey } = await addPasskeyUser(sandbox)
    const [one, other] = [sandbox.newClient(), sandbox.newClient()]
    await submitPassword(one, email)
    await submitPassword(other, email)
    const challenge = assertionIn(await one.post('/passkeys/second-factor/challenge'))
    const answer = { challenge_id: challenge.challenge_id, credential: passkey.get(challenge) }
    expect((await other.post('/passkeys/second-factor', answer)).status).toBe(400)
    expect((await one.post('/passkeys/second-factor', answer)).status).toBe(200)
  })

  it('The second factor is refused for a challenge of a log-in without a password', async () => {
    const { email, passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    await submitPassword(visitor, email)
    const challenge = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const answer = { challenge_id: challenge.challenge_id, credential: passkey.get(challenge) }
    expect((await visitor.post('/passkeys/second-factor', answer)).status).toBe(400)
  })

  it('The second factor is refused without a session', async () => {
    expect((await sandbox.newClient().post('/passkeys/second-factor/challenge')).status).toBe(401)
  })
})

describe('a confirmation', () => {
  it('A confirmation is refused for the passkey of another user, and so is the change', async () => {
    const { visitor, uuid } = await addPasskeyUser(sandbox)
    const thief = await addPasskeyUser(sandbox)
    expect((await submitPasskey(visitor, 'step-up', thief.passkey)).status).toBe(400)
    expect((await visitor.delete(`/passkeys/${uuid}`)).status).toBe(403)
  })

  it('A confirmation is refused for a challenge that was issued to add a passkey', async () => {
    const { visitor, passkey, ...user } = await addPasskeyUser(sandbox)
    await confirmByCode(sandbox, { visitor, ...user })
    const { challenge_id, public_key } = creationIn(await visitor.post('/passkeys/challenge'))
    const answer = { challenge_id, credential: passkey.get({ public_key }) }
    expect((await visitor.post('/passkeys/step-up', answer)).status).toBe(400)
  })
})

describe('a session that waits for its code', () => {
  it.each([
    ['GET', '/passkeys'],
    ['POST', '/passkeys'],
    ['POST', '/passkeys/challenge'],
    ['POST', '/passkeys/step-up/challenge'],
  ])('A session that waits for its code is refused %s %s', async (method, path) => {
    const { email } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    await submitPassword(visitor, email)
    expect((await visitor.call(method, path, method === 'GET' ? undefined : {})).status).toBe(403)
  })
})

describe('a new passkey', () => {
  it.each(deviations)('A new passkey is refused for %s', async (_, deviation) => {
    const user = await logInNewUser(sandbox)
    await confirmByCode(sandbox, user)
    const passkey = new SoftwarePasskey(tenantOrigin('harbor'))
    expect((await submitNewPasskey(user.visitor, passkey, deviation)).status).toBe(400)
    expect(passkeysIn(await user.visitor.get('/passkeys'))).toEqual([])
  })

  it('A new passkey is refused for a challenge of another session', async () => {
    const user = await logInNewUser(sandbox)
    const other = await logInNewUser(sandbox)
    await confirmByCode(sandbox, user)
    await confirmByCode(sandbox, other)
    const challenge = creationIn(await user.visitor.post('/passkeys/challenge'))
    const credential = new SoftwarePasskey(tenantOrigin('harbor')).create(challenge)
    const body = { challenge_id: challenge.challenge_id, name: 'Mine', credential }
    expect((await other.visitor.post('/passkeys', body)).status).toBe(400)
  })

  it('A new passkey is refused after the confirmed one was added, even with a challenge issued before', async () => {
    const user = await logInNewUser(sandbox)
    await confirmByCode(sandbox, user)
    const bodies = []
    for (const name of ['Mine', 'A stranger’s']) {
      const challenge = creationIn(await user.visitor.post('/passkeys/challenge'))
      const credential = new SoftwarePasskey(tenantOrigin('harbor')).create(challenge)
      bodies.push({ challenge_id: challenge.challenge_id, name, credential })
    }
    const [mine, strangers] = bodies
    expect((await user.visitor.post('/passkeys', mine)).status).toBe(201)
    expect((await user.visitor.post('/passkeys', strangers)).status).toBe(403)
    expect(passkeysIn(await user.visitor.get('/passkeys'))).toMatchObject([{ name: 'Mine' }])
  })

  it('A new passkey is refused for a credential that another user has already', async () => {
    const { passkey, visitor } = await addPasskeyUser(sandbox)
    const thief = await logInNewUser(sandbox)
    await confirmByCode(sandbox, thief)
    expect((await submitNewPasskey(thief.visitor, passkey)).status).toBe(400)
    expect(passkeysIn(await visitor.get('/passkeys'))).toHaveLength(1)
  })
})

describe('the database', () => {
  it('The database shows a tenant no passkey of another', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const find = (tenant: string) =>
      inTenant(sandbox.database, tenant, (tx) =>
        tx.select().from(passkeys).where(eq(passkeys.credentialId, passkey.id)),
      )
    expect(await find('harbor')).toHaveLength(1)
    expect(await find('juniper')).toHaveLength(0)
  })

  it('The database keeps no expired challenge after another one is issued', async () => {
    const visitor = sandbox.newClient('solstice')
    await visitor.post('/passkeys/log-in/challenge')
    await visitor.post('/passkeys/log-in/challenge')
    await sandbox.advanceClock(5 * 60)
    await visitor.post('/passkeys/log-in/challenge')
    const remaining = await inTenant(sandbox.database, 'solstice', (tx) =>
      tx.select().from(passkeyChallenges),
    )
    expect(remaining).toHaveLength(1)
  })
})

describe('a flood', () => {
  it.each([
    ['challenges', '/passkeys/log-in/challenge', undefined, 200],
    ['answers', '/passkeys/log-in', { challenge_id: crypto.randomUUID(), credential: {} }, 422],
  ])('A flood of %s is limited by address, as at the password', async (_, path, body, status) => {
    const limited = await openSandbox({ tenants: everyTenant, callsPerMinute: 3 })
    const visitor = limited.newClient()
    const statuses: number[] = []
    for (let call = 0; call < 4; call += 1) statuses.push((await visitor.post(path, body)).status)
    expect(statuses).toEqual([status, status, status, 429])
    visitor.address = '198.51.100.7'
    expect((await visitor.post(path, body)).status).toBe(status)
    await limited.close()
  })
})
