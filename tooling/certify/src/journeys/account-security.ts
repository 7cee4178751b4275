import { defineJourney } from '../journey.ts'
import { expectFound, expectSame, expectThat } from '../world/problem.ts'
import { enterCode, logIn, logInAgain, register, sendPassword } from '../world/saver.ts'

export const accountSecurityJourney = defineJourney({
  id: 'account-security',
  title: 'A depositor sees and ends sessions and remembered devices',
  needs: 'test control',
  capability: 'account_security',
  checks: {
    sessions: 'Every open session is listed, and one of them is the caller’s',
    ended: 'Another session is ended, and its token is refused with 401',
    forgotten: 'A remembered device is forgotten, and needs a code again',
    everywhere: 'DELETE /sessions ends every session',
  },
  run: async ({ world, step, check }) => {
    const control = world.requireControl()
    const person = await logIn(world, await register(world))
    await control.advance(120)
    const other = (await logInAgain(world, person)).visitor
    const { visitor } = person
    const sessions = await step('sessions', async () => {
      const open = await visitor.request('GET /sessions')
      expectSame('GET /sessions: sessions after two log-ins', open.length, 2)
      expectSame('GET /sessions: sessions of the caller', open.filter(({ isCurrent }) => isCurrent).length, 1)
      return open
    })
    await check('ended', async () => {
      const another = expectFound(
        sessions.find(({ isCurrent }) => !isCurrent),
        'GET /sessions: the other session',
      )
      await visitor.request('DELETE /sessions/{uuid}', { params: { uuid: another.uuid } })
      await other.refusal('GET /user', { status: 401 })
      await visitor.request('GET /user')
    })
    await check('forgotten', async () => {
      await control.advance(120)
      const remembered = { ...person, visitor: world.stranger() }
      await sendPassword(remembered)
      await enterCode(world, remembered, { remember: true, device_name: 'Certification' })
      const [device] = await remembered.visitor.request('GET /devices')
      const { uuid } = expectFound(device, 'GET /devices: the remembered device')
      await remembered.visitor.request('DELETE /devices/{uuid}', { params: { uuid } })
      const { mfa } = await sendPassword(remembered)
      expectThat(mfa.isRequired, 'POST /login: mfa.required is false on a device that was forgotten')
    })
    await check('everywhere', async () => {
      await visitor.request('DELETE /sessions')
      await visitor.refusal('GET /user', { status: 401 })
    })
  },
})

export const passkeysJourney = defineJourney({
  id: 'passkeys',
  title: 'What of passkeys needs no authenticator',
  needs: 'test control',
  capability: 'passkeys',
  checks: {
    none: 'A new depositor has no passkeys',
    challenge: 'A log-in with a passkey has a challenge for the host of the tenant, another each time',
    unconfirmed: 'A passkey is not added without a confirmation (403 at step_up)',
    confirmed: 'After a code there is a challenge to add one, for the host of the tenant',
  },
  run: async ({ world, check }) => {
    const person = await logIn(world, await register(world))
    const { visitor } = person
    await check('none', async () => expectSame('GET /passkeys', await visitor.request('GET /passkeys'), []))
    await check('challenge', async () => {
      const stranger = world.stranger()
      const first = await stranger.request('POST /passkeys/log-in/challenge')
      const second = await stranger.request('POST /passkeys/log-in/challenge')
      expectSame(
        'POST /passkeys/log-in/challenge: rpId',
        first.publicKey.rpId,
        new URL(visitor.base).hostname,
      )
      expectThat(
        first.publicKey.challenge !== second.publicKey.challenge,
        'POST /passkeys/log-in/challenge: challenge is the same twice',
      )
    })
    await check('unconfirmed', () =>
      visitor.refusal('POST /passkeys/challenge', { status: 403, field: 'step_up' }),
    )
    await check('confirmed', async () => {
      await world.requireControl().advance(120)
      await enterCode(world, person)
      const { publicKey } = await visitor.request('POST /passkeys/challenge')
      expectSame('POST /passkeys/challenge: rp.id', publicKey.rp.id, new URL(visitor.base).hostname)
    })
  },
})
