import { expectSame, expectThat } from '../world/problem.ts'
import { enterCode, logIn, newPhone, password, register, sendPassword } from '../world/saver.ts'
import { defineJourney } from '../journey.ts'

export const codesJourney = defineJourney({
  id: 'codes',
  title: 'A depositor logs in with a code by each way, and resets the password',
  needs: 'test control',
  checks: {
    password: 'A wrong password is refused with 400',
    pending: 'A token that waits for its code reads no data (403)',
    unknownWay: 'A code by an unknown way is refused',
    wrong: 'A wrong code is refused with 400 or 401',
    email: 'A code by email completes the log-in, and POST /session describes the device',

    phone: 'A first mobile number is added with its code',
    malformedPhone: 'A malformed mobile number is refused with 422 at phone',
    sms: 'A code by text message completes the log-in',
    resent: 'A code that is sent again replaces the earlier one',
    remembered: 'A remembered device logs in without a code',
    forgotten: 'The link of a password reset sets a new password, once',
    weakReset: 'A password reset refuses a weak password',
    locked: 'The fifth wrong code is refused with 403',
    loggedOut: 'A log-out ends the session at the provider',
  },
  run: async ({ world, step, check }) => {
    const control = world.requireControl()
    const person = await register(world)
    const { email, visitor } = person
    await check('password', () =>
      visitor.refusal('POST /login', { status: 400 }, { body: { email, password: 'Another-lantern 99' } }),
    )
    const pending = (await sendPassword(person)).token
    await check('pending', () => visitor.refusal('GET /accounts', { status: 403 }))
    await check('unknownWay', async () => {
      const { status } = await visitor.answer('GET /mfa-select/{type}', { params: { type: 'pigeon' } })
      expectThat([403, 404, 422].includes(status), `GET /mfa-select/{type}: the status is ${status}`)
    })
    await check('malformedPhone', () =>
      visitor.refusal('POST /mfa-add-sms', { status: 422, field: 'phone' }, { body: { phone: '12' } }),
    )
    const phone = newPhone()
    const firstNonce = await step('phone', async () => {
      const { nonceToken, maskedDestination } = await visitor.request('POST /mfa-add-sms', {
        body: { phone },
      })
      expectThat(
        maskedDestination.endsWith(phone.slice(-2)) && !maskedDestination.includes(phone),
        `POST /mfa-add-sms: masked_destination is ${maskedDestination}`,
      )
      return nonceToken
    })
    const enter = (nonceToken: string, code: string, more: Record<string, unknown> = {}) =>
      visitor.request('POST /mfa-verify/{nonceToken}', { params: { nonceToken }, body: { code, ...more } })
    await check('wrong', async () => {
      const code = wrongCode(await control.readCode(phone))
      const params = { nonceToken: firstNonce }
      const answer = await visitor.answer('POST /mfa-verify/{nonceToken}', { params, body: { code } })
      expectThat(
        [400, 401].includes(answer.status),
        `POST /mfa-verify/{nonceToken}: the status is ${answer.status} for a wrong code`,
      )
    })
    await step('sms', async () => {
      const { token } = await enter(firstNonce, await control.readCode(phone))
      expectThat(
        token !== pending,
        'POST /mfa-verify/{nonceToken}: token is the one that waited for the code',
      )
      visitor.bearer = token
      const user = await visitor.request('GET /user')
      expectSame('GET /user: phone', user.phone, phone)
    })
    await step('resent', async () => {
      const again = { ...person, visitor: world.stranger() }
      const { mfa } = await sendPassword(again)
      expectSame('POST /login: mfa.enrolled', mfa.enrolled.includes('sms'), true)
      await control.advance(120)
      const sent = await again.visitor.request('GET /mfa-select/{type}', { params: { type: 'sms' } })
      await control.advance(120)
      const { nonceToken } = await again.visitor.request('GET /mfa-resend/{nonceToken}', {
        params: { nonceToken: sent.nonceToken },
      })
      const code = await control.readCode(phone)
      const { token } = await again.visitor.request('POST /mfa-verify/{nonceToken}', {
        params: { nonceToken },
        body: { code },
      })
      again.visitor.bearer = token
      await again.visitor.request('GET /user')
    })
    const remembered = { ...person, visitor: world.stranger() }
    await step('email', async () => {
      await control.advance(120)
      await sendPassword(remembered)
      const more = { remember: true, device_name: 'Certification' }
      const { sessionId } = await enterCode(world, remembered, more)
      const body = { session_id: sessionId, location: null, description: 'Certification' }
      await remembered.visitor.request('POST /session', { body })
      await remembered.visitor.request('GET /user')
    })
    await check('remembered', async () => {
      const answer = await sendPassword(remembered)
      expectSame('POST /login: mfa.required on a remembered device', answer.mfa.isRequired, false)
      expectThat(answer.session !== null, 'POST /login: session_id is missing on a remembered device')
      await remembered.visitor.request('GET /user')
    })
    const next = 'Sunny-meadow compass 63'
    const forgetful = (await register(world)).email
    await check('forgotten', async () => {
      await world.stranger().request('POST /forgot-password', { body: { email: forgetful } })
      const { token = '' } = await control.readLink(forgetful)
      const body = { email: forgetful, token, password: next, password_confirmation: next }
      await world.stranger().request('POST /reset-password', { body })
      await world.stranger().refusal('POST /reset-password', { status: 400 }, { body })
      await world.stranger().refusal('POST /login', { status: 400 }, { body: { email: forgetful, password } })
      await sendPassword({ email: forgetful, password: next, visitor: world.stranger() })
    })
    await check('weakReset', async () => {
      await world.stranger().request('POST /forgot-password', { body: { email: forgetful } })
      const { token = '' } = await control.readLink(forgetful)
      const body = { email: forgetful, token, password: 'short', password_confirmation: 'short' }
      await world.stranger().refusal('POST /reset-password', { status: 400 }, { body })
    })
    await check('locked', async () => {
      const other = await register(world)
      await sendPassword(other)
      const params = await sendCode(other.visitor)
      const code = wrongCode(await control.readCode(other.email))
      for (let tries = 0; tries < 4; tries += 1)
        await other.visitor.answer('POST /mfa-verify/{nonceToken}', { params, body: { code } })
      await other.visitor.refusal(
        'POST /mfa-verify/{nonceToken}',
        { status: 403 },
        { params, body: { code } },
      )
    })
    await check('loggedOut', async () => {
      const other = await logIn(world, await register(world))
      await other.visitor.request('POST /logout')
      await other.visitor.refusal('GET /user', { status: 401 })
    })
  },
})

async function sendCode(visitor: Awaited<ReturnType<typeof register>>['visitor']) {
  const { nonceToken } = await visitor.request('GET /mfa-select/{type}', { params: { type: 'email' } })
  return { nonceToken }
}

/** Six digits other than the given ones. */
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
