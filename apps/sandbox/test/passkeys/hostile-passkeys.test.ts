import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inTenant, now } from '../../src/database/in-tenant.ts'
import { users } from '../../src/database/schema/identity.ts'
import { passkeyChallenges, passkeys } from '../../src/database/schema/passkeys.ts'
import { openSandbox, openSandboxForFile } from '../provider/sandbox.ts'
import { logInNewUser, submitPassword } from '../provider/users.ts'
import {
  addPasskeyUser,
  assertionIn,
  confirmByCode,
  creationIn,
  originOf,
  passkeysIn,
  submitNewPasskey,
  submitPasskey,
} from './passkey-user.ts'
import { type Deviation, SoftwarePasskey } from './software-authenticator.ts'

const sandbox = await openSandboxForFile()

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

describe('a log-in is refused', () => {
  it.each(deviations)('for %s', async (_, deviation) => {
    const { passkey } = await addPasskeyUser(sandbox)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, deviation)).status).toBe(400)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey)).status).toBe(200)
  })

  it('for a challenge that was answered before', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    const challenge = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const answer = { challenge_id: challenge.challenge_id, credential: passkey.get(challenge) }
    expect((await visitor.post('/passkeys/log-in', answer)).status).toBe(200)
    expect((await visitor.post('/passkeys/log-in', answer)).status).toBe(400)
  })

  it('for a challenge that a wrong answer has used up', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    const challenge = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const { challenge_id } = challenge
    const wrong = passkey.get(challenge, { isUserVerified: false })
    expect((await visitor.post('/passkeys/log-in', { challenge_id, credential: wrong })).status).toBe(400)
    const right = passkey.get(challenge)
    expect((await visitor.post('/passkeys/log-in', { challenge_id, credential: right })).status).toBe(400)
  })

  it('for a challenge that is five minutes old', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    const challenge = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    await sandbox.advanceClock(5 * 60)
    const { challenge_id } = challenge
    const late = { challenge_id, credential: passkey.get(challenge) }
    expect((await visitor.post('/passkeys/log-in', late)).status).toBe(400)
  })

  it('for another challenge than the one that is named', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    const first = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const second = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const answer = { challenge_id: second.challenge_id, credential: passkey.get(first) }
    expect((await visitor.post('/passkeys/log-in', answer)).status).toBe(400)
  })

  it('for a challenge of another tenant', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const challenge = assertionIn(await sandbox.newClient('juniper').post('/passkeys/log-in/challenge'))
    const answer = { challenge_id: challenge.challenge_id, credential: passkey.get(challenge) }
    expect((await sandbox.newClient().post('/passkeys/log-in', answer)).status).toBe(400)
  })

  it('at another tenant, even with everything of that tenant’s but the key', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const atJuniper = { origin: originOf('juniper'), rpId: 'juniper.localhost' }
    expect((await submitPasskey(sandbox.newClient('juniper'), 'log-in', passkey, atJuniper)).status).toBe(400)
  })

  it('for the key of somebody else under a known id', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    const challenge = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const forged = new SoftwarePasskey(originOf('harbor')).get(challenge, {
      userHandle: passkey.get(challenge).response.userHandle ?? '',
    })
    const credential = { ...forged, id: passkey.id, rawId: passkey.id }
    const answer = { challenge_id: challenge.challenge_id, credential }
    expect((await visitor.post('/passkeys/log-in', answer)).status).toBe(400)
  })

  it('for a user handle of somebody else', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const deviation = { userHandle: Buffer.alloc(16).toString('base64url') }
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, deviation)).status).toBe(400)
  })

  it('for a counter that went back, as a copied passkey’s does', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, { counter: 9 })).status).toBe(200)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, { counter: 8 })).status).toBe(400)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, { counter: 9 })).status).toBe(400)
    expect((await submitPasskey(sandbox.newClient(), 'log-in', passkey, { counter: 10 })).status).toBe(200)
  })

  it('for a locked user, with the same message as at the password', async () => {
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

  it('in the same words for a passkey that is unknown and for one that is wrong', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const stranger = new SoftwarePasskey(originOf('harbor'))
    const [unknown, wrong] = [
      await submitPasskey(sandbox.newClient(), 'log-in', stranger, { userHandle: 'AAAA' }),
      await submitPasskey(sandbox.newClient(), 'log-in', passkey, { isUserVerified: false }),
    ]
    expect([unknown.status, wrong.status]).toEqual([400, 400])
    expect(unknown.message).toBe(wrong.message)
    expect(wrong.message).not.toBe('')
  })

  it.each([
    ['nothing', {}],
    ['texts of the wrong form', { challenge_id: 'x', credential: { id: '<script>' } }],
    ['a list', []],
  ])('with 422 for %s', async (_, body) => {
    expect((await sandbox.newClient().post('/passkeys/log-in', body)).status).toBe(422)
  })
})

describe('the second factor is refused', () => {
  it('for the passkey of another user', async () => {
    const victim = await addPasskeyUser(sandbox)
    const { passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    await submitPassword(visitor, victim.email)
    expect((await submitPasskey(visitor, 'second-factor', passkey)).status).toBe(400)
    expect((await visitor.get('/user')).status).toBe(403)
  })

  it('for a challenge of another session', async () => {
    const { email, passkey } = await addPasskeyUser(sandbox)
    const [one, other] = [sandbox.newClient(), sandbox.newClient()]
    await submitPassword(one, email)
    await submitPassword(other, email)
    const challenge = assertionIn(await one.post('/passkeys/second-factor/challenge'))
    const answer = { challenge_id: challenge.challenge_id, credential: passkey.get(challenge) }
    expect((await other.post('/passkeys/second-factor', answer)).status).toBe(400)
    expect((await one.post('/passkeys/second-factor', answer)).status).toBe(200)
  })

  it('for a challenge of a log-in without a password', async () => {
    const { email, passkey } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    await submitPassword(visitor, email)
    const challenge = assertionIn(await visitor.post('/passkeys/log-in/challenge'))
    const answer = { challenge_id: challenge.challenge_id, credential: passkey.get(challenge) }
    expect((await visitor.post('/passkeys/second-factor', answer)).status).toBe(400)
  })

  it('without a session', async () => {
    expect((await sandbox.newClient().post('/passkeys/second-factor/challenge')).status).toBe(401)
  })
})

describe('a confirmation is refused', () => {
  it('for the passkey of another user, and the change with it', async () => {
    const { visitor, uuid } = await addPasskeyUser(sandbox)
    const thief = await addPasskeyUser(sandbox)
    expect((await submitPasskey(visitor, 'step-up', thief.passkey)).status).toBe(400)
    expect((await visitor.delete(`/passkeys/${uuid}`)).status).toBe(403)
  })

  it('for a challenge that was issued to add a passkey', async () => {
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
  ])('is refused %s %s', async (method, path) => {
    const { email } = await addPasskeyUser(sandbox)
    const visitor = sandbox.newClient()
    await submitPassword(visitor, email)
    expect((await visitor.call(method, path, method === 'GET' ? undefined : {})).status).toBe(403)
  })
})

describe('a new passkey is refused', () => {
  it.each(deviations)('for %s', async (_, deviation) => {
    const user = await logInNewUser(sandbox)
    await confirmByCode(sandbox, user)
    const passkey = new SoftwarePasskey(originOf('harbor'))
    expect((await submitNewPasskey(user.visitor, passkey, deviation)).status).toBe(400)
    expect(passkeysIn(await user.visitor.get('/passkeys'))).toEqual([])
  })

  it('for a challenge of another session', async () => {
    const user = await logInNewUser(sandbox)
    const other = await logInNewUser(sandbox)
    await confirmByCode(sandbox, user)
    await confirmByCode(sandbox, other)
    const challenge = creationIn(await user.visitor.post('/passkeys/challenge'))
    const credential = new SoftwarePasskey(originOf('harbor')).create(challenge)
    const body = { challenge_id: challenge.challenge_id, name: 'Mine', credential }
    expect((await other.visitor.post('/passkeys', body)).status).toBe(400)
  })

  it('after the one that a confirmation was for, whatever number of challenges it got', async () => {
    const user = await logInNewUser(sandbox)
    await confirmByCode(sandbox, user)
    const bodies = []
    for (const name of ['Mine', 'A stranger’s']) {
      const challenge = creationIn(await user.visitor.post('/passkeys/challenge'))
      const credential = new SoftwarePasskey(originOf('harbor')).create(challenge)
      bodies.push({ challenge_id: challenge.challenge_id, name, credential })
    }
    const [mine, strangers] = bodies
    expect((await user.visitor.post('/passkeys', mine)).status).toBe(201)
    expect((await user.visitor.post('/passkeys', strangers)).status).toBe(403)
    expect(passkeysIn(await user.visitor.get('/passkeys'))).toMatchObject([{ name: 'Mine' }])
  })

  it('for a credential that somebody has already', async () => {
    const { passkey, visitor } = await addPasskeyUser(sandbox)
    const thief = await logInNewUser(sandbox)
    await confirmByCode(sandbox, thief)
    expect((await submitNewPasskey(thief.visitor, passkey)).status).toBe(400)
    expect(passkeysIn(await visitor.get('/passkeys'))).toHaveLength(1)
  })
})

describe('the database', () => {
  it('shows a tenant no passkey of another', async () => {
    const { passkey } = await addPasskeyUser(sandbox)
    const find = (tenant: string) =>
      inTenant(sandbox.database, tenant, (tx) =>
        tx.select().from(passkeys).where(eq(passkeys.credentialId, passkey.id)),
      )
    expect(await find('harbor')).toHaveLength(1)
    expect(await find('juniper')).toHaveLength(0)
  })

  it('keeps no expired challenge once another is issued', async () => {
    const visitor = sandbox.newClient('solstice')
    await visitor.post('/passkeys/log-in/challenge')
    await visitor.post('/passkeys/log-in/challenge')
    await sandbox.advanceClock(5 * 60)
    await visitor.post('/passkeys/log-in/challenge')
    const left = await inTenant(sandbox.database, 'solstice', (tx) => tx.select().from(passkeyChallenges))
    expect(left).toHaveLength(1)
  })
})

describe('a flood', () => {
  it.each([
    ['challenges', '/passkeys/log-in/challenge', undefined, 200],
    ['answers', '/passkeys/log-in', { challenge_id: crypto.randomUUID(), credential: {} }, 422],
  ])('of %s is limited by address, as at the password', async (_, path, body, status) => {
    const limited = await openSandbox({ callsPerMinute: 3 })
    const visitor = limited.newClient()
    const statuses: number[] = []
    for (let call = 0; call < 4; call += 1) statuses.push((await visitor.post(path, body)).status)
    expect(statuses).toEqual([status, status, status, 429])
    visitor.address = '198.51.100.7'
    expect((await visitor.post(path, body)).status).toBe(status)
    await limited.close()
  })
})
