import { type Check, refusal, problemUnless } from '../check.ts'

const required: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-type', /^application\/json(?:;|$)/],
  ['cache-control', /no-store/],
  ['content-security-policy', /frame-ancestors 'none'/],
  ['referrer-policy', /^no-referrer$/],
  ['x-content-type-options', /^nosniff$/],
]

export const httpChecks: readonly Check[] = [
  {
    name: 'answers have the security headers',
    run: async ({ stranger, depositor }) => {
      const answers = [
        await stranger().call('GET', '/branding'),
        await stranger().call('GET', '/nothing-here'),
        await depositor.call('GET', '/accounts'),
      ]
      return answers.flatMap(({ headers, status }) =>
        required.flatMap(([name, value]) =>
          problemUnless(
            value.test(headers.get(name) ?? ''),
            `${name} is ${headers.get(name)} on an answer ${status}`,
          ),
        ),
      )
    },
  },
  {
    name: 'answers allow no other origin',
    run: async ({ stranger }) => {
      const { headers } = await stranger().call('GET', '/branding', {
        headers: { origin: 'https://another-origin.example' },
      })
      return problemUnless(!headers.has('access-control-allow-origin'), 'another origin may read the answer')
    },
  },
  {
    name: 'cookies are limited to one host and one site',
    run: async ({ stranger }) => {
      const set = (await stranger().handshake()).headers.getSetCookie()
      return [
        ...problemUnless(set.length > 0, 'the handshake set no cookie'),
        ...set.flatMap((cookie) => [
          ...problemUnless(!/;\s*domain=/i.test(cookie), 'a cookie has a Domain'),
          ...problemUnless(/;\s*samesite=(?:lax|strict)/i.test(cookie), 'a cookie is sent by other sites'),
        ]),
      ]
    },
  },
  {
    name: 'changes need the CSRF token',
    run: async ({ stranger }) => {
      const visitor = stranger()
      await visitor.handshake()
      const sent = { body: { email: 'nobody@certify.example', password: 'no password of anybody' } }
      const forged = await visitor.call('POST', '/login', { ...sent, isForged: true })
      const own = await visitor.call('POST', '/login', sent)
      return [
        ...refusal('POST /login without the token', forged, 419),
        ...problemUnless(own.status !== 419, 'POST /login with the token answered 419'),
      ]
    },
  },
  {
    name: 'refusals have the envelope and the right status',
    run: async ({ stranger }) => {
      const visitor = stranger()
      const notAllowed = await visitor.call('DELETE', '/login')
      return [
        ...refusal('GET /nothing-here', await visitor.call('GET', '/nothing-here'), 404),
        ...refusal('DELETE /login', notAllowed, 405),
        ...problemUnless(notAllowed.headers.has('allow'), '405 has no Allow'),
        ...refusal('POST /login without a field', await visitor.call('POST', '/login', { body: {} }), 422),
      ]
    },
  },
  {
    name: 'bodies are limited in size and media type',
    run: async ({ stranger }) => {
      const visitor = stranger()
      const large = { email: `${'a'.repeat(1_100_000)}@certify.example`, password: 'x' }
      const text = { body: 'email=a', headers: { 'content-type': 'text/plain' } }
      return [
        ...refusal('a body of 1.1 MB', await visitor.call('POST', '/login', { body: large }), 413),
        ...refusal('a body of text', await visitor.call('POST', '/login', text), 415),
      ]
    },
  },
  {
    name: 'emails to one address are limited',
    run: async ({ stranger }) => {
      const visitor = stranger()
      const body = { email: `certify-${crypto.randomUUID()}@certify.example` }
      for (let sent = 0; sent < 30; sent += 1) {
        const { status, headers } = await visitor.call('POST', '/forgot-password', { body })
        if (status === 429) return problemUnless(headers.has('retry-after'), '429 has no Retry-After')
        if (status !== 200)
          return [`POST /forgot-password answered ${status} for an address without an account`]
      }
      return ['30 resets of one address were accepted']
    },
  },
]
