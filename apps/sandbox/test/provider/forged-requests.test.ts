import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { operatorKey } from '../operator-access.ts'
import { openSandboxForFile } from './sandbox.ts'
import { addReviewedUser, linkInstantly, logInNewUser, newEmail, register, submitPassword } from './users.ts'

const sandbox = await openSandboxForFile()

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

describe('a JSON body', () => {
  const reset = async (body: string, type = 'application/json') => {
    const visitor = sandbox.newClient()
    await visitor.handshake()
    const headers = { 'content-type': type, 'x-xsrf-token': visitor.csrfToken }
    return (await visitor.send('POST', '/api/v1/forgot-password', { body, headers })).status
  }
  const emailAnd = (more: string) => `{"email":"${newEmail()}","more":${more}}`

  it('A JSON body is refused when it is nested deeper than any form', async () => {
    expect(await reset(emailAnd(nested(31)))).toBe(200)
    expect(await reset(emailAnd(nested(32)))).toBe(422)
    expect(await reset(nested(30_000))).toBe(422)
    expect(await reset(`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`)).toBe(422)
  })

  it('A JSON body may have any number of brackets within a string', async () => {
    expect(await reset(emailAnd(JSON.stringify(`\\"${nested(100)}"\\`)))).toBe(200)
  })

  it.each([
    ['application/json', 200],
    ['Application/JSON ; charset=utf-8', 200],
    ['application/jsonx', 415],
    ['application/json-patch+json', 415],
    ['application/x-application/json', 415],
    ['multipart/form-data-json', 415],
  ])('A JSON body is accepted by its exact media type only: %s answers %i', async (type, status) => {
    expect(await reset(emailAnd('1'), type)).toBe(status)
  })
})

describe('HEAD', () => {
  it('A HEAD request does not keep a session alive', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const remainingSeconds = async () =>
      v.parse(v.object({ token_duration: v.number() }), (await visitor.get('/auth-check/no-ext')).data)
        .token_duration
    await sandbox.advanceClock(600)
    const before = await remainingSeconds()
    const headers = { authorization: `Bearer ${visitor.bearer}` }
    const answer = await visitor.send('HEAD', '/api/v1/auth-check', { headers })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
    expect(await remainingSeconds()).toBeLessThanOrEqual(before)
  })

  it('A HEAD request sends no code and changes no cookie', async () => {
    const { email, visitor } = await register(sandbox)
    await submitPassword(visitor, email)
    const before = await sandbox.outbox(email)
    const headers = { authorization: `Bearer ${visitor.bearer}` }
    expect((await visitor.send('HEAD', '/api/v1/mfa-select/email', { headers })).status).toBe(405)
    expect(await sandbox.outbox(email)).toEqual(before)
    const handshake = await visitor.send('HEAD', '/sanctum/csrf-cookie')
    expect([handshake.status, handshake.headers.getSetCookie()]).toEqual([405, []])
  })
})

describe('an unknown path of the provider', () => {
  const open = async (path: string, headers: Record<string, string> = {}) =>
    sandbox.newClient().send('GET', path, { headers })

  it('An unknown path of the operator’s API answers 404 to the operator and 403 to anyone else', async () => {
    const unknown = await open('/sandbox/api/nothing', { 'x-sandbox-key': operatorKey })
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=UTF-8',
    ])
    expect((await open('/sandbox/api/nothing')).status).toBe(403)
  })

  it.each(['/sandbox/nothing', '/sanctum/nothing', '/fastlink/nothing', '/fastlink/session/open'])(
    'The unknown path %s is not a page of the web application',
    async (path) => {
      expect((await open(path, { accept: 'text/html' })).status).toBe(404)
    },
  )
})

describe('a mobile number', () => {
  it.each(['61455501239', '614555012399', '+44 614 555 0123', '+6145550123', '614 555 0123 ext. 4'])(
    'A mobile number is refused rather than cut to another person’s: %s',
    async (phone) => {
      const { email, visitor } = await register(sandbox)
      await submitPassword(visitor, email)
      const answer = await visitor.post('/mfa-add-sms', { phone })
      expect(answer).toMatchObject({ status: 422, errors: { phone: [expect.any(String)] } })
      expect(await sandbox.outbox('6145550123')).toEqual([])
    },
  )

  it('A mobile number may be formatted, with the country code', async () => {
    const { email, visitor } = await register(sandbox)
    await submitPassword(visitor, email)
    expect(await visitor.post('/mfa-add-sms', { phone: '+1 (614) 555-0177' })).toMatchObject({ status: 200 })
    expect(await sandbox.outbox('6145550177')).toHaveLength(1)
  })
})

describe('the result of instant linking', () => {
  it.each([2 ** 31, 2 ** 53, 1e300, -1, 1.5, '', '0x10', '9'.repeat(16), '9'.repeat(400)])(
    'The result of instant linking is refused with a forged id: %s',
    async (id) => {
      const { visitor } = await addReviewedUser(sandbox, '0001')
      const forged = { provider_account_id: 1, provider_id: 16_441, request_id: crypto.randomUUID() }
      for (const field of ['provider_account_id', 'provider_id'])
        expect(await visitor.post('/link/fastlink', { ...forged, [field]: id }), field).toMatchObject({
          status: 422,
        })
    },
  )

  it('The result of instant linking is accepted from the linking page', async () => {
    const { visitor } = await addReviewedUser(sandbox, '0001')
    expect(await linkInstantly(sandbox, visitor)).toMatchObject({ status: 200 })
  })
})

describe('a forged id in a path', () => {
  it.each([
    'transactions/99999999999999999999',
    'request/99999999999999999999',
    'statements/99999999999/1',
    'statements/2026/99999999999',
    'statements/1e9/1',
  ])('GET /%s with a forged id is refused, and is not a server error', async (path) => {
    const { visitor } = await logInNewUser(sandbox)
    expect([403, 404, 422]).toContain((await visitor.get(`/${path}`)).status)
  })

  it('PATCH /accounts/{uuid} answers 404 for a forged id', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const answer = await visitor.patch('/accounts/99999999999999999999', { nickname: 'Mine' })
    expect(answer).toMatchObject({ status: 404 })
  })
})
