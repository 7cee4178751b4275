import { expectFound, expectSame, expectThat } from '../world/problem.ts'
import { addressStep, logIn, newEmail, newSsn, openSavings, password } from '../world/saver.ts'
import { defineJourney } from '../journey.ts'

const birthday = '1991-07-04'

export const jointJourney = defineJourney({
  id: 'joint',
  title: 'A primary depositor invites a joint holder, who signs up',
  needs: 'test control',
  checks: {
    entity: 'POST /entity/details names the primary depositor, and no other',
    none: 'There is no joint holder before one is registered',
    email: 'A malformed email is refused with 422 at email',
    registered: 'A joint holder is registered',
    fields: 'A wrong phone is refused with 422 at phone',
    steps: 'Each step is saved, and GET /depositor/secondary-progress has it',
    invited: 'The confirmed application invites the holder, who has yet to sign up',
    otherEmail: 'The invitation is sent to another email',
    resent: 'The invitation is sent again',
    link: 'The link of the invitation is valid, and one with another secret is not',
    wrongIdentity: 'A wrong identity is refused with 422 and the attempts left',
    identity: 'The right identity answers the email and a token',
    weakPassword: 'A weak password of the holder is refused with 422 at password',
    password: 'The holder sets a password, once',
    loggedIn: 'The holder logs in, and is not the primary depositor',
    shared: 'Both holders see the same account',
    primaryOnly: 'The holder cannot invite another (403)',
    closed: 'An application of a holder can be closed',
  },
  run: async ({ world, step, check }) => {
    const control = world.requireControl()
    const { visitor } = await openSavings(world)
    const holder = () => visitor.request('GET /depositor/secondary-info')
    const save = (body: unknown) => visitor.request('PATCH /depositor/update-secondary', { body })
    const entity_id = await step('entity', async () => {
      const entity = await visitor.request('POST /entity/details', { body: { excludeDepositorIds: [] } })
      expectThat(entity.primaryDepositor !== null, 'POST /entity/details: primary_depositor is null')
      expectSame('POST /entity/details: secondary_depositors', entity.secondaryDepositors, [])
      return entity.entityId
    })
    await check('none', async () => expectSame('GET /depositor/secondary-info', await holder(), null))
    await check('email', () =>
      visitor.refusal(
        'POST /depositor/register-secondary',
        { status: 422, field: 'email' },
        { body: { email: 'nobody', entity_id } },
      ),
    )
    const first = newEmail()
    await step('registered', async () => {
      await visitor.request('POST /depositor/register-secondary', { body: { email: first, entity_id } })
      expectSame('GET /depositor/secondary-info: email', (await holder())?.email, first)
    })
    await check('fields', () =>
      visitor.refusal(
        'PATCH /depositor/update-secondary',
        { status: 422, field: 'phone' },
        { body: { step: 'contact', phone: '1' } },
      ),
    )
    const ssn = newSsn()
    await step('steps', async () => {
      await save({ step: 'contact', phone: '6145550123' })
      await save({
        step: 'personal-information',
        first_name: 'Sam',
        last_name: 'Rivera',
        date_of_birth: birthday,
        ssn,
      })
      await save(addressStep)
      await save({ step: 'occupation', employment_status: 'retired' })
      const saved = expectFound(
        await visitor.request('GET /depositor/secondary-progress'),
        'GET /depositor/secondary-progress: the holder',
      )
      expectSame('GET /depositor/secondary-progress: fields.first_name', saved.fields.firstName, 'Sam')
      expectSame(
        'GET /depositor/secondary-progress: fields.ssn_last_four',
        saved.fields.ssnLastFour,
        ssn.slice(-4),
      )
    })
    await step('invited', async () => {
      await save({ step: 'confirmed', certify: true })
      expectSame('GET /depositor/secondary-info: is_pending_signup', (await holder())?.isPendingSignup, true)
    })
    const email = newEmail()
    await step('otherEmail', async () => {
      await visitor.request('PATCH /depositor/update-secondary-email', { body: { email } })
      expectSame('GET /depositor/secondary-info: email', (await holder())?.email, email)
    })
    await check('resent', async () => {
      await control.advance(120)
      await visitor.request('POST /depositor/resend-secondary-verification')
    })
    const link = await control.readLink(email)
    await step('link', async () => {
      const { state } = await world.stranger().request('POST /email/verify/joint', { body: link })
      expectSame('POST /email/verify/joint: state', state, 'verified')
      const body = { ...link, hash: 'another' }
      const forged = await world.stranger().request('POST /email/verify/joint', { body })
      expectSame('POST /email/verify/joint: state of a forged link', forged.state, 'invalid')
    })
    const right = { ...link, ssn_last_four: ssn.slice(-4), date_of_birth: birthday }
    await check('wrongIdentity', async () => {
      const body = { ...right, date_of_birth: '1991-07-05' }
      const { data } = await world.stranger().refusal('POST /verify-identity', { status: 422 }, { body })
      expectThat(
        typeof data === 'object' && data !== null && 'attempts_left' in data,
        'POST /verify-identity: the refusal has no data.attempts_left',
      )
    })
    const identity = await step('identity', async () => {
      const verified = await world.stranger().request('POST /verify-identity', { body: right })
      expectSame('POST /verify-identity: email', verified.email, email)
      return verified
    })
    const signUp = (secret: string) => ({
      body: { step: 'password', password: secret, password_confirmation: secret, ...identity },
    })
    await check('weakPassword', () =>
      world.stranger().refusal('PATCH /depositor', { status: 422, field: 'password' }, signUp('short')),
    )
    await step('password', async () => {
      const { status } = await world.stranger().answer('PATCH /depositor', signUp(password))
      expectThat([200, 202].includes(status), `PATCH /depositor: the status of the sign-up is ${status}`)
      const again = await world.stranger().answer('PATCH /depositor', signUp(password))
      expectThat(again.status >= 400, `PATCH /depositor: the status of a second sign-up is ${again.status}`)
    })
    const secondary = await step('loggedIn', async () => {
      await control.advance(10)
      const person = await logIn(world, { email, password, visitor: world.stranger() })
      const { isPrimary } = await person.visitor.request('GET /depositor')
      expectSame('GET /depositor: is_primary of the joint holder', isPrimary, false)
      return person.visitor
    })
    await check('shared', async () => {
      await control.decideReview(email, 'PASSED')
      const [own] = await visitor.request('GET /accounts')
      const [other] = await secondary.request('GET /accounts')
      expectSame('GET /accounts: uuid for the joint holder', other?.uuid, own?.uuid)
    })
    await check('primaryOnly', () =>
      secondary.refusal(
        'POST /depositor/register-secondary',
        { status: 403 },
        { body: { email: newEmail(), entity_id } },
      ),
    )
    await check('closed', async () => {
      const another = (await openSavings(world)).visitor
      const entity = await another.request('POST /entity/details', { body: { excludeDepositorIds: [] } })
      const body = { email: newEmail(), entity_id: entity.entityId }
      await another.request('POST /depositor/register-secondary', { body })
      await another.request('POST /depositor/close-secondary-application')
      const closed = await another.request('GET /depositor/secondary-info')
      expectSame('GET /depositor/secondary-info after the application was closed', closed, null)
    })
  },
})
