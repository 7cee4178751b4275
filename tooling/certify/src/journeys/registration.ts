import { expectSame, expectThat } from '../world/problem.ts'
import {
  addressStep,
  basicStep,
  confirmedStep,
  employerStep,
  enterCode,
  followRequest,
  logIn,
  newEmail,
  password,
  register,
  sendPassword,
} from '../world/saver.ts'
import { defineJourney } from '../journey.ts'

export const registrationJourney = defineJourney({
  id: 'registration',
  title: 'A person registers, and applies step by step',
  needs: 'test control',
  checks: {
    malformed: 'A malformed email and a weak password are refused with 422 at their fields',
    registered: 'POST /register answers 201 with the masked email',
    unverified: 'A log-in before the email is verified is refused with 400',
    resent: 'POST /email/resend answers the same for a known and an unknown email',
    verified: 'The link of the email verifies it once',
    taken: 'An email that is taken is refused with 422',
    loggedIn: 'Email, password and code log in',
    order: 'A later step is refused before the earlier ones',
    basicFields: 'Step basic refuses wrong fields with 422, each at its name',
    basic: 'Step basic is saved, with the last four digits of the number only',
    address: 'Step address refuses a wrong postal code, and is saved',
    employer: 'Step employer refuses an unknown status, and is saved',
    certify: 'Step confirmed is refused without the certification',
    confirmed: 'Step confirmed answers 202, and its request ends with the status',
    duplicate: 'A social security number on file is refused with 409 and errors.ssn',
    canceled: 'An application can be canceled',
  },
  run: async ({ world, step, check }) => {
    const control = world.requireControl()
    const visitor = world.stranger()
    const email = newEmail()
    const credentials = { email, password, password_confirmation: password, locale: 'en' }
    await check('malformed', async () => {
      const malformed = { ...credentials, email: 'nobody' }
      await visitor.refusal('POST /register', { status: 422, field: 'email' }, { body: malformed })
      const weak = { ...credentials, password: 'short', password_confirmation: 'short' }
      await visitor.refusal('POST /register', { status: 422, field: 'password' }, { body: weak })
    })
    await step('registered', async () => {
      const { maskedEmail } = await visitor.request('POST /register', { body: credentials })
      expectThat(!maskedEmail.includes(email), 'POST /register: masked_email is the whole email')
    })
    await check('unverified', () =>
      visitor.refusal('POST /login', { status: 400 }, { body: { email, password } }),
    )
    await check('resent', async () => {
      const known = await visitor.answer('POST /email/resend', { body: { email } })
      const unknown = await visitor.answer('POST /email/resend', { body: { email: newEmail() } })
      expectThat(
        known.status === 200 && unknown.status === 200,
        `POST /email/resend: the status is ${known.status} for a known email and ${unknown.status} for another`,
      )
      await visitor.request('POST /email/resend', { body: { email } })
    })
    await step('verified', async () => {
      const body = await control.readLink(email)
      const first = await visitor.request('POST /email/verify', { body })
      expectSame('POST /email/verify: state', first.state, 'verified')
      const again = await visitor.request('POST /email/verify', { body })
      expectSame('POST /email/verify: state of a used link', again.state, 'used')
    })
    await check('taken', async () => {
      const { status } = await world.stranger().answer('POST /register', { body: credentials })
      expectThat(
        status === 422 || status === 201,
        `POST /register: the status is ${status} for a taken email`,
      )
    })
    const person = { email, password, visitor }
    await step('loggedIn', async () => {
      const { mfa } = await sendPassword(person)
      expectThat(mfa.isRequired, 'POST /login: mfa.required is false on a new device')
      await visitor.refusal('GET /accounts', { status: 403 })
      await enterCode(world, person)
    })
    const save = (body: unknown) => visitor.request('PATCH /depositor', { body })
    const refuse = (body: unknown, field: string, status = 422) =>
      visitor.refusal('PATCH /depositor', { status, field }, { body })
    await check('order', async () => {
      const { status } = await visitor.answer('PATCH /depositor', { body: confirmedStep })
      expectThat(
        [403, 409, 422].includes(status),
        `PATCH /depositor: the status is ${status} for a later step`,
      )
    })
    const basic = basicStep()
    await check('basicFields', async () => {
      await refuse({ ...basic, first_name: '' }, 'first_name')
      await refuse({ ...basic, date_of_birth: '1990-02-30' }, 'date_of_birth')
      await refuse({ ...basic, ssn: '000000000' }, 'ssn')
      await refuse({ ...basic, phone: '123' }, 'phone')
    })
    await step('basic', async () => {
      const saved = await save(basic)
      expectSame('PATCH /depositor: registration_last_step', saved.lastStep, 'basic')
      const { fields } = await visitor.request('GET /depositor/progress')
      expectSame('GET /depositor/progress: fields.ssn_last_four', fields.ssnLastFour, basic.ssn.slice(-4))
      expectSame('GET /depositor/progress: fields.first_name', fields.firstName, basic.first_name)
      expectSame('GET /depositor/progress: fields.phone', fields.phone, basic.phone)
    })
    await step('address', async () => {
      await refuse({ ...addressStep, postal_code: '1' }, 'postal_code')
      await save(addressStep)
      const { fields } = await visitor.request('GET /depositor/progress')
      expectSame('GET /depositor/progress: fields.state', fields.state, addressStep.state)
    })
    await step('employer', async () => {
      await refuse({ ...employerStep, employment_status: 'pirate' }, 'employment_status')
      await save(employerStep)
    })
    await check('certify', () => refuse({ step: 'confirmed', certify: false }, 'certify'))
    await step('confirmed', async () => {
      const requestId = await visitor.requestPending('PATCH /depositor', { body: confirmedStep })
      const { kind, result } = await followRequest(world, visitor, requestId)
      expectSame('GET /request/{requestId}: kind', kind, 'status')
      const { registrationStatus } = await visitor.request('GET /depositor')
      expectSame('GET /request/{requestId}: result', result, registrationStatus)
    })
    await check('duplicate', async () => {
      const other = await logIn(world, await register(world))
      const { message } = await other.visitor.refusal(
        'PATCH /depositor',
        { status: 409, field: 'ssn' },
        { body: basic },
      )
      expectSame('PATCH /depositor: message of 409', message, 'duplicate_ssn')
    })
    await check('canceled', async () => {
      const other = await logIn(world, await register(world))
      await other.visitor.request('PATCH /depositor', { body: basicStep() })
      await other.visitor.request('POST /depositor/cancel-application')
    })
  },
})
