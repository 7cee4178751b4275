import { readEnvelope } from '../world/answer.ts'
import { expectThat } from '../world/problem.ts'
import { defineJourney } from '../journey.ts'

/** An address without an account; another at each run, because wrong passwords lock it. */
const nobody = { email: `nobody-${crypto.randomUUID()}@certify.example`, password: 'no password of anybody' }

export const httpJourney = defineJourney({
  id: 'http',
  title: 'The rules of every call',
  needs: 'nothing',
  checks: {
    headers: 'Answers and refusals have the envelope and the security headers, also for an unknown path',
    origins: 'Answers allow no other origin',
    cookies: 'Cookies are limited to one host and one site',
    csrf: 'Changes without the CSRF token are refused with 419',
    method: 'A method that a path does not have is refused with 405 and Allow',
    fields: 'A missing field is refused with 422',
    size: 'A body of more than a megabyte is refused with 413',
    media: 'A body that is not JSON is refused with 415',
    limits: 'Password resets of one address are limited with 429 and Retry-After',
    branding: 'The branding has its schema',
    banners: 'Banners are read without a session',
    device: 'The device is described without a session',
  },
  run: async ({ world, check }) => {
    await check('headers', async () => {
      const { code } = readEnvelope('GET /nothing-here', await world.stranger().send('GET', '/nothing-here'))
      expectThat(code === 404, `GET /nothing-here: the status is ${code}, not 404`)
    })
    await check('origins', async () => {
      const headers = { origin: 'https://another-origin.example' }
      await world.stranger().request('GET /branding', { headers })
    })
    await check('cookies', async () => {
      const cookies = (await world.stranger().handshake()).headers.getSetCookie()
      for (const cookie of cookies) {
        expectThat(!/;\s*domain=/i.test(cookie), 'GET /sanctum/csrf-cookie: a cookie has a Domain')
        expectThat(
          /;\s*samesite=(?:lax|strict)/i.test(cookie),
          'GET /sanctum/csrf-cookie: a cookie is sent by other sites (SameSite)',
        )
      }
    })
    await check('csrf', async () => {
      const visitor = world.stranger()
      await visitor.handshake()
      await visitor.refusal('POST /login', { status: 419 }, { body: nobody, isForged: true })
      await visitor.refusal('POST /login', { status: 400 }, { body: nobody })
    })
    await check('method', async () => {
      const { status, headers } = await world.stranger().send('DELETE', '/login')
      expectThat(status === 405, `DELETE /login: the status is ${status}, not 405`)
      expectThat(headers.has('allow'), 'DELETE /login: 405 has no Allow')
    })
    await check('fields', () =>
      world.stranger().refusal('POST /login', { status: 422, field: 'email' }, { body: {} }),
    )
    await check('size', async () => {
      const body = { ...nobody, email: `${'a'.repeat(1_100_000)}@certify.example` }
      await world.stranger().refusal('POST /login', { status: 413 }, { body })
    })
    await check('media', async () => {
      const headers = { 'content-type': 'text/plain' }
      await world.stranger().refusal('POST /login', { status: 415 }, { body: 'email=a', headers })
    })
    await check('limits', async () => {
      const visitor = world.stranger()
      const body = { email: `certify-${crypto.randomUUID()}@certify.example` }
      for (let sent = 0; sent < 30; sent += 1) {
        const answer = await visitor.answer('POST /forgot-password', { body })
        if (answer.status === 429) {
          expectThat(answer.headers.has('retry-after'), 'POST /forgot-password: 429 has no Retry-After')
          return
        }
        expectThat(
          answer.status === 200,
          `POST /forgot-password: the status is ${answer.status}, not 200, for an unknown address`,
        )
      }
      expectThat(false, 'POST /forgot-password: 30 resets of one address were accepted, without 429')
    })
    await check('branding', () => world.stranger().request('GET /branding'))
    await check('banners', () =>
      world.stranger().request('GET /banner-alerts', { query: { active: 'true' } }),
    )
    await check('device', () => world.stranger().request('GET /device-info'))
  },
})
