import { registerAnswerSchema } from '@coffer/api-client/auth/schema'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { submitPassword, linkFieldsSentTo, linkSentTo, newEmail, password, register } from './users.ts'
import { everyTenant, openSandboxForFile, tenants } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })

const registration = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  password,
  password_confirmation: password,
  locale: 'en',
  ...more,
})

describe('registration', () => {
  it('POST /register answers with the masked email and sends a link to it', async () => {
    const email = newEmail()
    const answer = await sandbox.newClient().post('/register', registration(email))
    expect(answer.status).toBe(201)
    expect(v.parse(registerAnswerSchema, answer.data)).toEqual({ maskedEmail: 'p•••@example.com' })
    expect(await linkSentTo(sandbox, email)).toMatch(
      /^http:\/\/harbor\.localhost:4100\/email-verified#uuid=[\w-]{36}&hash=[\w-]{43}$/,
    )
  })

  it.each([
    ['email', registration('no-at-sign')],
    ['email', registration('')],
    ['password', registration('short@example.com', { password: 'short', password_confirmation: 'short' })],
    [
      'password',
      registration('common@example.com', {
        password: 'passwordpassword',
        password_confirmation: 'passwordpassword',
      }),
    ],
    ['password', registration('differs@example.com', { password_confirmation: 'something else 9' })],
    ['password', { email: 'absent@example.com', password_confirmation: password }],
  ])('POST /register refuses an invalid %s without repeating it', async (field, body) => {
    const answer = await sandbox.newClient().post('/register', body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.errors ?? {})).toEqual([field])
    expect(JSON.stringify(answer)).not.toContain('passwordpassword')
  })

  it('POST /register refuses an email in use, ignoring case, also in concurrent calls', async () => {
    const email = newEmail()
    const both = await Promise.all([
      sandbox.newClient().post('/register', registration(email)),
      sandbox.newClient().post('/register', registration(email.toUpperCase())),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 422]))
    expect(await sandbox.newClient().post('/register', registration(email))).toMatchObject({
      status: 422,
      errors: { email: [expect.any(String)] },
    })
  })

  it('POST /register applies each tenant’s password requirements', async () => {
    const answer = await sandbox.newClient('juniper').post(
      '/register',
      registration(newEmail(), {
        password: 'all small letters',
        password_confirmation: 'all small letters',
      }),
    )
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.errors ?? {})).toEqual(['password'])
  })

  it('POST /register sends the email in the chosen language', async () => {
    const email = newEmail()
    await sandbox.newClient().post('/register', registration(email, { locale: 'es-MX' }))
    expect((await sandbox.outbox(email))[0]?.subject).toMatch(/^Verifique su correo/)
  })

  it('POST /register sends the email in the tenant’s brand', async () => {
    const email = newEmail()
    await sandbox.newClient('solstice').post('/register', registration(email))
    const [sent] = await sandbox.outbox(email, 'solstice')
    const logo = 'src="http://solstice.localhost:4100/logos/email.png" alt="Solstice Direct"'
    expect(sent?.html).toContain(logo)
    expect(`${sent?.html} ${sent?.text}`).not.toMatch(/harbor|juniper/i)
    expect(sent?.html).toContain(sent?.links[0]?.replaceAll('&', '&amp;'))
  })

  it('POST /register sends the logo itself under live colors, for which the build has drawn none', async () => {
    const own = tenants.bySlug('solstice')?.branding
    const live = Object.assign({}, own, { color_primary: '#0b2545' })
    await sandbox.callOperator('PUT', '/branding?tenant=solstice', live)
    const email = newEmail()
    await sandbox.newClient('solstice').post('/register', registration(email))
    await sandbox.callOperator('DELETE', '/branding?tenant=solstice')
    expect((await sandbox.outbox(email, 'solstice'))[0]?.html).toContain('/logos/hor-white.svg" alt')
  })
})

describe('the link that verifies an email', () => {
  const openLink = async (link: Record<string, string>) =>
    (await sandbox.newClient().post('/email/verify', link)).data

  it('The link that verifies an email works once', async () => {
    const email = newEmail()
    await sandbox.newClient().post('/register', registration(email))
    const link = await linkFieldsSentTo(sandbox, email)
    expect(await openLink(link)).toEqual({ state: 'verified' })
    expect(await openLink(link)).toEqual({ state: 'used' })
  })

  it('The link of earlier emails, with its secret in the query, still verifies the email', async () => {
    const email = newEmail()
    await sandbox.newClient().post('/register', registration(email))
    const query = new URLSearchParams(await linkFieldsSentTo(sandbox, email))
    const open = () => sandbox.newClient().send('GET', `/api/v1/email/verify?${query}`)
    expect((await open()).headers.get('location')).toBe('/email-verified?state=verified')
    expect((await open()).headers.get('location')).toBe('/email-verified?state=used')
  })

  it('The link that verifies an email works for 24 hours', async () => {
    const email = newEmail()
    await sandbox.newClient().post('/register', registration(email))
    const link = await linkFieldsSentTo(sandbox, email)
    await sandbox.advanceClock(86_400)
    expect(await openLink(link)).toEqual({ state: 'expired' })
  })

  it('The link that verifies an email needs its own secret', async () => {
    const email = newEmail()
    await sandbox.newClient().post('/register', registration(email))
    const link = await linkFieldsSentTo(sandbox, email)
    expect(await openLink({ ...link, hash: 'guessed' })).toEqual({ state: 'expired' })
    expect(await openLink({ uuid: 'nothing', hash: '' })).toEqual({ state: 'expired' })
    expect(await submitPassword(sandbox.newClient(), email)).toMatchObject({ status: 400 })
  })

  it('POST /email/resend sends the link again a few times, with the same answer for any email', async () => {
    const email = newEmail()
    await sandbox.newClient().post('/register', registration(email))
    const verified = await register(sandbox)
    const answers = [email, verified.email, newEmail()].map((one) =>
      sandbox.newClient().post('/email/resend', { email: one }),
    )
    for (const answer of await Promise.all(answers))
      expect(answer).toMatchObject({ status: 200, message: '', data: null })
    expect(await sandbox.outbox(email)).toHaveLength(2)
    expect(await sandbox.outbox(verified.email)).toHaveLength(1)

    for (let more = 0; more < 4; more += 1) await sandbox.newClient().post('/email/resend', { email })
    expect(await sandbox.newClient().post('/email/resend', { email })).toMatchObject({ status: 429 })
    expect(await sandbox.newClient().post('/email/resend', { email: 'nonsense' })).toMatchObject({
      status: 422,
    })
  })
})
