import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { addCustomer, basicDetails, logInNewUser, password } from './users.ts'
import { operatorKey } from '../operator-access.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ callsPerMinute: 10_000 })
const message = 'Remove the characters that can’t be displayed.'

const unstorable = [
  ['U+0000', 'a\0b'],
  ['half of a surrogate pair', 'a\ud83d'],
] as const

const endsSession = ['POST /logout', 'POST /depositor/cancel-application', 'DELETE /sessions']

const credentials = { password, password_confirmation: password, locale: 'en' }

const knownCalls = v.array(v.object({ method: v.string(), path: v.string() }))

describe.each(unstorable)('%s', (_, text) => {
  it.each([
    ['/register', { email: text, password, password_confirmation: password, locale: 'en' }, 'email'],
    ['/login', { email: 'ana@example.com', password: text }, 'password'],
    ['/forgot-password', { email: `${text}@example.com` }, 'email'],
    ['/email/resend', { email: `${text}@example.com` }, 'email'],
    ['/reset-password', { email: 'a@b.co', token: text, password, password_confirmation: password }, 'token'],
    ['/verify-identity', { uuid: text, hash: '', ssn_last_four: '', date_of_birth: '' }, 'uuid'],
  ])(
    'Text that cannot be stored is refused by POST %s without a log-in, at its field',
    async (path, body, field) => {
      expect(await sandbox.newClient().post(path, body)).toMatchObject({
        status: 422,
        code: 422,
        message,
        errors: { [field]: [message] },
      })
    },
  )

  it('Text that cannot be stored is refused in a step of an application, in nested fields and in names of fields', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const refused = { status: 422, message }
    const basic = basicDetails()
    expect(await visitor.patch('/depositor', { ...basic, first_name: text })).toMatchObject({
      ...refused,
      errors: { first_name: [message] },
    })
    const address = { step: 'address', mailing_address: { city: text } }
    expect(await visitor.patch('/depositor', address)).toMatchObject({
      ...refused,
      errors: { mailing_address: [message] },
    })
    expect(await visitor.patch('/depositor', { ...basic, [text]: 1 })).toMatchObject({
      ...refused,
      errors: { body: [message] },
    })
    expect(await visitor.patch('/depositor', basic)).toMatchObject({ status: 200 })
  })

  it('Text that cannot be stored is refused by the linking page and by the operator’s API', async () => {
    const visitor = sandbox.newClient()
    const headers = { 'content-type': 'application/json', 'x-sandbox-key': operatorKey }
    const linking = await visitor.send('POST', '/fastlink/session/log-in', {
      headers,
      body: JSON.stringify({ username: text }),
    })
    expect(linking.status).toBe(422)
    const branding = await visitor.send('PUT', '/sandbox/api/branding?tenant=harbor', {
      headers,
      body: JSON.stringify({ name: text }),
    })
    expect(branding.status).toBe(422)
  })
})

describe('U+0000', () => {
  it('U+0000 is refused in a message of a multipart form', async () => {
    const { visitor } = await addCustomer(sandbox)
    const form = new FormData()
    for (const [name, value] of Object.entries({ subject: 'Hello', topic: 'other', body: 'a\0b' }))
      form.append(name, value)
    expect(await visitor.post('/messages', form)).toMatchObject({ status: 422, errors: { body: [message] } })
  })

  it.each([
    '/email/verify?uuid=%00&hash=1',
    '/email/verify?uuid=1&hash=%00',
    '/nonprofits?search=a%00b',
    '/disclosure/%00/1',
    '/request/%00',
    '/request/%ff/%00',
  ])('U+0000 is refused in the address %s', async (path) => {
    const { visitor } = await logInNewUser(sandbox)
    expect(await visitor.get(path)).toMatchObject({ status: 422, message })
  })

  it('U+0000 makes no call fail, in every part of its path, in its query and in its body', async () => {
    const { visitor } = await addCustomer(sandbox)
    const calls = v.parse(knownCalls, await sandbox.callOperator('GET', '/calls'))
    expect(calls.length).toBeGreaterThan(60)
    const failed: string[] = []
    for (const { method, path } of calls.filter(
      (call) => !endsSession.includes(`${call.method} ${call.path}`),
    )) {
      const filled = path.replaceAll(/\{\w+\}/g, '%00')
      const body = JSON.stringify({ ...credentials, step: 'basic', email: 'a\0@example.com' })
      for (const address of [filled, `${path.replaceAll(/\{\w+\}/g, '1')}?search=%00`]) {
        const { status } = await visitor.send(method, address.replace(/^(?!\/sanctum)/, '/api/v1'), {
          headers: {
            authorization: `Bearer ${visitor.bearer}`,
            'content-type': 'application/json',
            'x-xsrf-token': visitor.csrfToken,
          },
          ...(method !== 'GET' && { body }),
        })
        if (status >= 500 || status === 401) failed.push(`${method} ${address}: ${status}`)
      }
    }
    expect(failed).toEqual([])
  })
})
