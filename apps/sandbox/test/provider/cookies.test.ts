import { describe, expect, it } from 'vitest'
import { logInNewUser, newEmail, password, register, submitCode, submitPassword } from './users.ts'
import type { HttpClient } from './http-client.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })

const newBrowser = () => sandbox.newClient()
const wrongPassword = () => ({ email: newEmail(), password })

const cookieHeader = ({ cookies }: HttpClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

describe('cookies', () => {
  it('Each cookie is Secure and bound to its exact host, with the prefix by which browsers enforce it', async () => {
    const response = await newBrowser().send('GET', '/sanctum/csrf-cookie')
    const [session, prefixed, dictated] = response.headers.getSetCookie()
    expect(session).toMatch(
      /^__Host-web_session=[\w-]{32}; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(prefixed).toMatch(/^__Host-XSRF-TOKEN=[\w%]+; Max-Age=7200; Path=\/; Secure; SameSite=Lax$/)
    expect(dictated).toMatch(/^XSRF-TOKEN=[\w%]+; Max-Age=7200; Path=\/; Secure; SameSite=Lax$/)
  })

  it('The cookie of a remembered device is kept from scripts and from other sites', async () => {
    const { email } = await logInNewUser(sandbox)
    const browser = newBrowser()
    await submitPassword(browser, email)
    const { headers } = await submitCode(sandbox, browser, email, { remember: true, device_name: 'Laptop' })
    expect(headers.getSetCookie()).toContainEqual(
      expect.stringMatching(
        /^__Host-remembered_device=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    )
  })
})

describe('a cookie that a sibling site has planted', () => {
  it.each([
    'web_session=planted; XSRF-TOKEN=planted',
    'XSRF-TOKEN=planted; web_session=planted; web_session=2',
  ])('A planted cookie changes nothing, before or after the real ones: %s', async (planted) => {
    const browser = newBrowser()
    await browser.handshake()
    const own = cookieHeader(browser)
    for (const cookie of [`${planted}; ${own}`, `${own}; ${planted}`])
      expect(await browser.post('/login', wrongPassword(), { cookie })).toMatchObject({ status: 400 })
  })

  it('A planted session cookie does not make its CSRF token valid', async () => {
    const attacker = newBrowser()
    await attacker.handshake()
    const victim = newBrowser()
    await victim.handshake()
    const planted = `web_session=${attacker.cookies.get('__Host-web_session')}`
    const headers = { cookie: `${planted}; ${cookieHeader(victim)}`, 'x-xsrf-token': attacker.csrfToken }
    expect(await victim.post('/login', wrongPassword(), headers)).toMatchObject({ status: 419 })
  })
})

describe('a cookie of another tenant', () => {
  it('A cookie of another tenant is refused together with its token', async () => {
    const harbor = sandbox.newClient('harbor')
    await harbor.handshake()
    const juniper = sandbox.newClient('juniper')
    for (const [name, value] of harbor.cookies) juniper.cookies.set(name, value)
    expect(await juniper.post('/login', wrongPassword())).toMatchObject({ status: 419 })
    expect(await harbor.post('/login', wrongPassword())).toMatchObject({ status: 400 })
  })

  it('A cookie of another tenant remembers no device', async () => {
    const { email, visitor } = await register(sandbox)
    await submitPassword(visitor, email)
    await submitCode(sandbox, visitor, email, { remember: true, device_name: 'My laptop' })
    const { visitor: elsewhere } = await register(sandbox, email, 'juniper')
    elsewhere.cookies.set('__Host-remembered_device', visitor.cookies.get('__Host-remembered_device') ?? '')
    expect((await submitPassword(elsewhere, email)).data).not.toHaveProperty('session_id')
    expect((await submitPassword(visitor, email)).data).toHaveProperty('session_id')
  })
})
