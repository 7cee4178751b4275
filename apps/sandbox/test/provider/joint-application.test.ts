import { depositorSchema } from '@coffer/api-client/depositor/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { inTenant } from '../../src/database/in-tenant.ts'
import { users } from '../../src/database/schema/identity.ts'
import {
  confirmation,
  createEntity,
  parseHolder,
  fetchHolder,
  holderSteps,
  invitationTo,
  inviteJointHolder,
  personDetails,
  startJointApplication,
  updateStep,
  verifyIdentity,
} from './joint-application.ts'
import { addCustomer, logInNewUser, newEmail, sortedStatuses } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()

describe('the application of a joint holder', () => {
  it('The application of a joint holder does not exist at first, and starts with an email', async () => {
    const { visitor, email: own } = await addCustomer(sandbox)
    expect(await fetchHolder(visitor)).toBeNull()
    const { entityId, primaryDepositor, secondaryDepositors } = await createEntity(visitor)
    expect(secondaryDepositors).toEqual([])
    expect(primaryDepositor).toEqual(v.parse(depositorSchema, (await visitor.get('/depositor')).data))
    const begin = (email: string, entity_id = entityId) =>
      visitor.post('/depositor/register-secondary', { email, entity_id })
    expect(await begin(' Sam@Example.com ')).toMatchObject({
      status: 200,
      data: { email: 'sam@example.com' },
    })
    expect(await fetchHolder(visitor)).toMatchObject({ lastStep: 'none', isPendingSignup: false })
    expect(await begin(own)).toMatchObject({ status: 422, errors: { email: [expect.any(String)] } })
    expect(await begin('nothing')).toMatchObject({ status: 422, errors: { email: [expect.any(String)] } })
    expect(await begin(newEmail(), crypto.randomUUID())).toMatchObject({
      status: 422,
      errors: { entity_id: [expect.any(String)] },
    })
    expect(await begin('sam.rivera@example.com')).toMatchObject({ data: { email: 'sam.rivera@example.com' } })
  })

  it('The application of a joint holder is saved step by step, and read back', async () => {
    const { primary } = await startJointApplication(sandbox)
    const lasts = ['none', 'basic', 'address', 'employer']
    for (const [place, step] of holderSteps().entries())
      expect(parseHolder(await updateStep(primary, step))).toMatchObject({ lastStep: lasts[place] })
    expect(await fetchHolder(primary)).toMatchObject({
      fields: {
        firstName: 'Sam',
        phone: '6145550123',
        ssnLastFour: '4321',
        state: 'ME',
        employmentStatus: 'retired',
      },
      isPendingSignup: false,
      invitation: null,
    })
    expect(JSON.stringify((await primary.get('/depositor/secondary-progress')).data)).not.toContain('134321')
  })

  it('The application of a joint holder skips no step, and reports problems by field', async () => {
    const { primary } = await startJointApplication(sandbox)
    const [contact, person, address] = holderSteps()
    expect(await updateStep(primary, person)).toMatchObject({
      status: 422,
      errors: { phone: [expect.any(String)] },
    })
    expect(await updateStep(primary, { ...contact, phone: '12' })).toMatchObject({
      status: 422,
      errors: { phone: [expect.any(String)] },
    })
    await updateStep(primary, contact)
    expect(await updateStep(primary, address)).toMatchObject({
      status: 422,
      errors: { step: [expect.any(String)] },
    })
    const wrong = { ...person, first_name: '', date_of_birth: '2020-01-01', ssn: '000000000' }
    expect((await updateStep(primary, wrong)).errors).toEqual({
      first_name: [expect.any(String)],
      date_of_birth: ['A joint holder must be at least 18.'],
      ssn: [expect.any(String)],
    })
    expect(await updateStep(primary, confirmation)).toMatchObject({ status: 422 })
    expect(await updateStep(primary, { step: 'nonsense' })).toMatchObject({ status: 422 })
  })

  it('A joint holder’s social security number is refused if it is on file or in another application', async () => {
    const { primary } = await startJointApplication(sandbox, { steps: 1 })
    const { primary: other } = await startJointApplication(sandbox, { steps: 1 })
    const person = personDetails()
    expect(await updateStep(primary, person)).toMatchObject({ status: 200 })
    expect(await updateStep(other, person)).toMatchObject({
      status: 409,
      message: 'duplicate_ssn',
      errors: { ssn: [expect.any(String)] },
    })
  })

  it('A social security number is accepted once in concurrent applications of joint holders', async () => {
    const begun = await Promise.all([1, 2].map(() => startJointApplication(sandbox, { steps: 1 })))
    const person = personDetails()
    const answers = await Promise.all(begun.map(({ primary }) => updateStep(primary, person)))
    expect(sortedStatuses(answers)).toEqual([200, 409])
  })

  it('The application of a joint holder is not overwritten by a tab with an outdated revision', async () => {
    const { primary } = await startJointApplication(sandbox, { steps: 1 })
    const seen = (await fetchHolder(primary))?.revision
    const save = () =>
      primary.patch('/depositor/update-secondary', personDetails(), { 'if-match': `"${seen}"` })
    expect(await save()).toMatchObject({ status: 200 })
    expect(await save()).toMatchObject({ status: 409, message: 'changed_elsewhere' })
  })

  it('The application of a joint holder is created once by concurrent calls', async () => {
    const { visitor } = await addCustomer(sandbox)
    const { entityId } = await createEntity(visitor)
    const begun = await Promise.all(
      [1, 2, 3].map(() =>
        visitor.post('/depositor/register-secondary', { email: newEmail(), entity_id: entityId }),
      ),
    )
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await createEntity(visitor)).secondaryDepositors).toHaveLength(1)
  })

  it('The application of a joint holder is refused before the account is open', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const { entityId } = await createEntity(visitor)
    const sent = { email: newEmail(), entity_id: entityId }
    expect(await visitor.post('/depositor/register-secondary', sent)).toMatchObject({ status: 403 })
  })
})

describe('the invitation of a joint holder', () => {
  it('The invitation of a joint holder is sent in the bank’s name after everything is certified', async () => {
    const { primary, email } = await startJointApplication(sandbox, { steps: 4 })
    expect(await updateStep(primary, { step: 'confirmed' })).toMatchObject({
      status: 422,
      errors: { certify: [expect.any(String)] },
    })
    expect(parseHolder(await updateStep(primary, confirmation))).toMatchObject({
      lastStep: 'confirmed',
      isPendingSignup: true,
      registrationStatus: null,
      invitation: { isLocked: false },
    })
    const [sent] = await sandbox.outbox(email)
    expect(sent?.subject).toBe('Ann O’Neill invited you to a joint account at Harborlight Savings')
    expect(sent?.text).toContain('Hi Sam')
    expect(await updateStep(primary, holderSteps()[0])).toMatchObject({ status: 403 })
  })

  it('The invitation of a joint holder is in the language of the inviting depositor', async () => {
    const { primary, primaryEmail, email } = await startJointApplication(sandbox, { steps: 4 })
    await inTenant(sandbox.database, 'harbor', (tx) =>
      tx.update(users).set({ locale: 'es' }).where(eq(users.email, primaryEmail)),
    )
    await updateStep(primary, confirmation)
    const [sent] = await sandbox.outbox(email)
    expect(sent?.subject).toBe('Ann O’Neill le invitó a una cuenta conjunta en Harborlight Savings')
  })

  it('The invitation of a joint holder can be resent, which revokes the earlier link', async () => {
    const { primary, email } = await inviteJointHolder(sandbox)
    const first = await invitationTo(sandbox, email)
    expect(await primary.post('/depositor/resend-secondary-verification')).toMatchObject({ status: 200 })
    expect(await invitationTo(sandbox, email)).not.toEqual(first)
    const checked = await sandbox.newClient().post('/email/verify/joint', first)
    expect(checked.data).toEqual({ state: 'expired' })
  })

  it('The invitation of a joint holder can be sent to another email, unless that is in use', async () => {
    const { primary, primaryEmail, email } = await inviteJointHolder(sandbox)
    const { email: pending } = await inviteJointHolder(sandbox)
    const change = (to: string) => primary.patch('/depositor/update-secondary-email', { email: to })
    for (const wrong of [primaryEmail, pending, 'nothing'])
      expect(await change(wrong)).toMatchObject({ status: 422, errors: { email: [expect.any(String)] } })
    const other = newEmail()
    expect(await change(other)).toMatchObject({ status: 200 })
    expect(await fetchHolder(primary)).toMatchObject({ email: other })
    expect(await verifyIdentity(sandbox, email)).toMatchObject({
      status: 400,
      errors: { link_expired: [expect.any(String)] },
    })
    expect(await verifyIdentity(sandbox, other)).toMatchObject({ status: 200, data: { email: other } })
  })

  it('The invitation of a joint holder is sent a limited number of times', async () => {
    const { primary } = await inviteJointHolder(sandbox)
    for (let sent = 0; sent < 10; sent += 1) await primary.post('/depositor/resend-secondary-verification')
    expect(await primary.post('/depositor/resend-secondary-verification')).toMatchObject({ status: 429 })
  })
})

describe('closing the application of a joint holder', () => {
  it.each([
    ['an unfinished application', () => startJointApplication(sandbox, { steps: 2 })],
    ['a pending invitation', () => inviteJointHolder(sandbox)],
  ])('Closing %s frees its email and its social security number', async (_, begin) => {
    const { primary, email, entityId } = await begin()
    expect(await primary.post('/depositor/close-secondary-application')).toMatchObject({ status: 200 })
    expect(await fetchHolder(primary)).toBeNull()
    expect(await primary.post('/depositor/close-secondary-application')).toMatchObject({ status: 403 })
    const again = await primary.post('/depositor/register-secondary', { email, entity_id: entityId })
    expect(parseHolder(again)).toMatchObject({ lastStep: 'none', fields: { firstName: null } })
  })

  it('Closing the application of a joint holder revokes the link of the invitation', async () => {
    const { primary, email } = await inviteJointHolder(sandbox)
    await primary.post('/depositor/close-secondary-application')
    expect(await verifyIdentity(sandbox, email)).toMatchObject({
      status: 400,
      errors: { link_expired: [expect.any(String)] },
    })
  })

  it('Resending an invitation and changing its email are refused without one', async () => {
    const { primary } = await startJointApplication(sandbox, { steps: 2 })
    expect(await primary.post('/depositor/resend-secondary-verification')).toMatchObject({ status: 403 })
    expect(await primary.patch('/depositor/update-secondary-email', { email: newEmail() })).toMatchObject({
      status: 403,
    })
  })
})
