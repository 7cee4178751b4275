import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import * as build from '../fakes/builders.ts'
import { failureOf } from '../transport/failures.fixture.ts'
import { respondWith, startProvider } from '../transport/provider.fixture.ts'
import * as joint from './joint.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

const last = () => provider.received.at(-1)
const sent = (): unknown => JSON.parse(last()?.body ?? '')
const sam = { firstName: 'Sam', lastName: 'Rivera', dateOfBirth: '1990-02-28', ssn: '123456789' }

describe('the primary depositor', () => {
  it('The primary depositor fetches the joint holder, null if there is none', async () => {
    provider.script('GET /depositor/secondary-info', respondWith(null))
    expect(await joint.fetchJointHolder()).toBeNull()
    provider.script('GET /depositor/secondary-progress', respondWith(build.jointHolder()))
    expect(await new QueryClient().fetchQuery(joint.jointProgressQuery())).toMatchObject({
      email: 'sam@example.com',
      isPendingSignup: true,
      lastStep: 'confirmed',
      fields: { firstName: 'Sam', ssnLastFour: '5678' },
    })
    provider.script('POST /entity/details', respondWith(build.entity()))
    expect(await joint.fetchEntity(['a'])).toMatchObject({ secondaryDepositors: [] })
    expect(sent()).toEqual({ excludeDepositorIds: ['a'] })
  })

  it('The primary depositor saves the five steps of the joint holder', async () => {
    provider.script('POST /depositor/register-secondary', respondWith(build.jointHolder()))
    await joint.registerHolder({ email: 'sam@example.com', entityId: 'e' })
    expect(sent()).toEqual({ email: 'sam@example.com', entity_id: 'e' })
    provider.script('PATCH /depositor/update-secondary', respondWith(build.jointHolder()))
    await joint.saveHolderContact({ phone: '6145550123' }, { revision: 'r1' })
    expect(sent()).toEqual({ step: 'contact', phone: '6145550123' })
    expect(last()?.headers['if-match']).toBe('"r1"')
    await joint.saveHolderPerson(sam)
    expect(sent()).toMatchObject({ step: 'personal-information', first_name: 'Sam', ssn: '123456789' })
    await joint.saveHolderOccupation({ employmentStatus: 'retired' })
    expect(sent()).toMatchObject({ step: 'employer', employment_status: 'retired' })
    await joint.inviteHolder()
    expect(sent()).toEqual({ step: 'confirmed', certify: true })
  })

  it('Saving the joint holder fails with a conflict when the SSN is on file', async () => {
    provider.script(
      'PATCH /depositor/update-secondary',
      respondWith(null, { code: 409, message: 'duplicate_ssn' }),
    )
    expect(await failureOf(joint.saveHolderPerson(sam))).toMatchObject({
      kind: 'conflict',
      message: 'duplicate_ssn',
    })
  })
})

describe('the invited holder', () => {
  const identity = { uuid: 'u', hash: 'h', ssnLastFour: '5678', dateOfBirth: '1990-02-28' }

  it('The invited holder verifies the identity and sets a password, without a bearer', async () => {
    provider.script('POST /verify-identity', respondWith({ email: 'sam@example.com', token: 't' }))
    const verified = await joint.verifyIdentity(identity)
    expect(sent()).toEqual({ uuid: 'u', hash: 'h', ssn_last_four: '5678', date_of_birth: '1990-02-28' })
    expect(last()?.headers['authorization']).toBeUndefined()
    provider.script('PATCH /depositor', respondWith(build.depositor({ is_primary: false })))
    await joint.createPassword({ ...verified, password: 'p', passwordConfirmation: 'p' })
    expect(sent()).toEqual({
      step: 'password',
      email: 'sam@example.com',
      token: 't',
      password: 'p',
      password_confirmation: 'p',
    })
    expect(last()?.headers['authorization']).toBeUndefined()
  })

  it.each([
    ['link_used', 'used'],
    ['link_expired', 'expired'],
    ['link_invalid', 'invalid'],
    ['something', null],
  ])('toLinkProblem reads the field error %s as the link problem %s', async (field, problem) => {
    provider.script('POST /verify-identity', respondWith(null, { code: 400, errors: { [field]: ['No.'] } }))
    expect(joint.toLinkProblem(await failureOf(joint.verifyIdentity(identity)))).toBe(problem)
  })

  it('A failed identity check reports the attempts left', async () => {
    provider.script('POST /verify-identity', respondWith({ attempts_left: 2 }, { code: 422 }))
    const failure = await failureOf(joint.verifyIdentity(identity))
    expect(failure).toMatchObject({ kind: 'invalid', attemptsLeft: 2 })
    expect(joint.toLinkProblem(failure)).toBeNull()
  })
})
