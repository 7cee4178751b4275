import { userSchema } from '@coffer/api-client/user/schema'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { inTenant } from '../../src/database/in-tenant.ts'
import { users } from '../../src/database/schema/identity.ts'
import { offeredLanguage } from '../../src/http/reader-language.ts'
import type { HttpClient } from './http-client.ts'
import { inviteJointHolder, newPassword, parseIdentity, verifyIdentity } from './joint-application.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'
import {
  linkFieldsSentTo,
  logInNewUser,
  logInOnAnotherDevice,
  newEmail,
  password,
  register,
  submitCode,
  submitPassword,
} from './users.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })

const readLanguage = async (visitor: HttpClient) =>
  v.parse(userSchema, (await visitor.get('/user')).data).language

/** A client on a page in the given language. */
function visitorIn(language: string, tenant = 'harbor'): HttpClient {
  const visitor = sandbox.newClient(tenant)
  visitor.headers['accept-language'] = language
  return visitor
}

async function subjectsTo(email: string, tenant = 'harbor'): Promise<readonly string[]> {
  return (await sandbox.outbox(email, tenant)).map(({ subject }) => subject)
}

const codeSubject = { en: /^Your code/, es: /^Su código/ }

describe('PATCH /user/language', () => {
  it('PATCH /user/language saves the language, which GET /user answers', async () => {
    const { visitor } = await logInNewUser(sandbox)
    expect(await readLanguage(visitor)).toBe('en')
    expect(await visitor.patch('/user/language', { language: 'es' })).toMatchObject({
      status: 200,
      data: { language: 'es' },
    })
    expect(await readLanguage(visitor)).toBe('es')
  })

  it('PATCH /user/language changes the language of codes, resets and notices, whatever page causes them', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    await visitor.patch('/user/language', { language: 'es' })
    const english = visitorIn('en')
    await english.post('/forgot-password', { email })
    await submitPassword(english, email)
    await submitCode(sandbox, english, email)
    const [notice, code, reset] = await subjectsTo(email)
    expect(notice).toMatch(/^Nuevo inicio de sesión/)
    expect(code).toMatch(codeSubject.es)
    expect(reset).toMatch(/contraseña/)
    expect(await readLanguage(english)).toBe('es')
  })

  it.each(['fr', '', 'spanish', 'es'.repeat(200)])(
    'PATCH /user/language answers 422 for the language %j',
    async (language) => {
      const { visitor } = await logInNewUser(sandbox)
      const answer = await visitor.patch('/user/language', { language })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.errors ?? {})).toEqual(['language'])
    },
  )

  it('PATCH /user/language answers 401 to a visitor', async () => {
    expect(await sandbox.newClient().patch('/user/language', { language: 'es' })).toMatchObject({
      status: 401,
    })
  })

  it('PATCH /user/language answers 404 at a tenant that switched the capability off', async () => {
    const { visitor } = await logInNewUser(sandbox, 'juniper')
    const own: unknown = (await visitor.get('/branding')).data
    const branding = Object.assign({}, own, { capabilities: ['passkeys'] })
    await sandbox.callOperator('PUT', '/branding?tenant=juniper', branding)
    expect(await visitor.patch('/user/language', { language: 'es' })).toMatchObject({ status: 404 })
  })
})

describe('the language of a new user', () => {
  it.each([
    ['es-MX', 'en', 'es'],
    ['', 'es-US, en;q=0.8', 'es'],
    ['fr', 'fr-CA, es;q=0.5, en;q=0.3', 'es'],
    ['fr', 'fr', 'en'],
  ])(
    'A registration in %j on a page in %j gives the new user the language %s',
    async (locale, page, expected) => {
      const email = newEmail()
      const visitor = visitorIn(page)
      await visitor.post('/register', { email, password, password_confirmation: password, locale })
      const [row] = (
        await inTenant(sandbox.database, 'harbor', (tx) =>
          tx.select({ email: users.email, locale: users.locale }).from(users),
        )
      ).filter((user) => user.email === email)
      expect(row?.locale).toBe(expected)
    },
  )

  it('The language of an invited holder is that of the page on which they sign up', async () => {
    const { email } = await inviteJointHolder(sandbox)
    const identity = parseIdentity(await verifyIdentity(sandbox, email))
    await visitorIn('fr-CA, es-US;q=0.9').patch('/depositor', { ...newPassword(), ...identity })
    expect(await readLanguage(await logInOnAnotherDevice(sandbox, email))).toBe('es')
  })

  it('The language of a new user is that of the page of the first log-in, and stays at the next one', async () => {
    const { email } = await register(sandbox)
    const first = visitorIn('es')
    await submitPassword(first, email)
    await submitCode(sandbox, first, email)
    expect((await subjectsTo(email))[0]).toMatch(codeSubject.es)
    const second = visitorIn('en')
    await submitPassword(second, email)
    await submitCode(sandbox, second, email)
    expect(await readLanguage(second)).toBe('es')
    expect((await subjectsTo(email))[1]).toMatch(codeSubject.es)
  })

  it('The language of a new user is not taken from a page by a password alone', async () => {
    const { email } = await register(sandbox)
    await submitPassword(visitorIn('es'), email)
    expect(await readLanguage(await logInOnAnotherDevice(sandbox, email))).toBe('en')
  })

  it('The language of a new user is the tenant’s first if the page has no language', async () => {
    const email = newEmail()
    const visitor = sandbox.newClient('solstice')
    await visitor.post('/register', { email, password, password_confirmation: password })
    await visitor.post('/email/verify', await linkFieldsSentTo(sandbox, email, 'solstice'))
    expect(await readLanguage(await logInOnAnotherDevice(sandbox, email, { tenant: 'solstice' }))).toBe('es')
  })
})

it('A tenant with one language offers no other', () => {
  expect(offeredLanguage({ languages: ['en'] }, 'es-MX, en-US')).toBe('en')
  expect(offeredLanguage({ languages: ['en'] }, 'es-MX')).toBeNull()
  expect(offeredLanguage({ languages: ['es', 'en'] }, 'est, EN-us')).toBe('en')
})

it('A refusal is in the language of the page, whatever the caller’s own language', async () => {
  const { visitor } = await logInNewUser(sandbox)
  visitor.headers['accept-language'] = 'es'
  expect(await visitor.patch('/user/language', { language: 'fr' })).toMatchObject({
    message: 'Elija uno de los idiomas disponibles.',
  })
})
