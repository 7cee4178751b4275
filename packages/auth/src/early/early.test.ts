import { fixedHeaders } from '@coffer/api-client/transport'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import './early.ts'
import { repeatEarlyPresses } from './early-log-in.ts'

const provider = vi.fn(async (_input: URL | string, _init: RequestInit) => {
  document.cookie = 'XSRF-TOKEN=abc%3D; path=/'
  return new Response('{}')
})

const form = () => document.querySelector('form') ?? document.createElement('form')
const submit = () => form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

beforeEach(() => {
  provider.mockClear()
  vi.stubGlobal('fetch', provider)
  document.body.innerHTML = `
    <script type="application/json" id="tenant">{"slug":"harbor","settings":{"apiBase":"/api/v1"}}</script>
    <form id="log-in"><input name="email" value="ada@example.com"><input name="password" value="correct horse"></form>
    <button type="button">Contact us</button>`
})
afterEach(() => {
  window['__logIn'] = undefined
  window['__presses'] = undefined
  vi.unstubAllGlobals()
})

it('The early script handles a submit: CSRF handshake, log-in request, and a response for the form', async () => {
  expect(submit()).toBe(false)
  expect(window['__logIn']).toMatchObject({ email: 'ada@example.com', password: 'correct horse' })
  await window['__logIn']?.sent

  const [handshake, login] = provider.mock.calls
  expect(String(handshake?.[0])).toBe('/sanctum/csrf-cookie')
  expect(login?.[0]).toBe('/api/v1/login')
  expect(login?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{"email":"ada@example.com","password":"correct horse"}',
    headers: { ...fixedHeaders, 'Content-Type': 'application/json', 'X-XSRF-TOKEN': 'abc=' },
  })
})

it.each([
  ['localhost', 'juniper-XSRF-TOKEN=other; harbor-XSRF-TOKEN=own%3D'],
  ['192.168.1.5', '__Host-juniper-XSRF-TOKEN=other; __Host-harbor-XSRF-TOKEN=own%3D'],
])(
  'The early script uses its own bank’s CSRF cookie when several share ports of %s',
  async (hostname, stored) => {
    const href = `http://${hostname}:4101/login`
    vi.stubGlobal('location', { host: `${hostname}:4101`, href })
    const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue(stored)
    submit()
    await window['__logIn']?.sent
    cookies.mockRestore()
    expect(provider.mock.calls[1]?.[1]).toMatchObject({ headers: { 'X-XSRF-TOKEN': 'own=' } })
  },
)

it('The early script prefers the __Host- CSRF cookie, which a sibling site cannot plant', async () => {
  const cookies = vi.spyOn(document, 'cookie', 'get')
  cookies.mockReturnValue('XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own%3D')
  submit()
  await window['__logIn']?.sent
  cookies.mockRestore()
  expect(provider.mock.calls[1]?.[1]).toMatchObject({ headers: { 'X-XSRF-TOKEN': 'own=' } })
})

it('The early script sends one log-in request for repeated submits', async () => {
  submit()
  submit()
  await window['__logIn']?.sent
  expect(provider).toHaveBeenCalledTimes(2)
})

it('repeatEarlyPresses repeats an early press once', () => {
  const contact = document.querySelector('button')
  contact?.click()
  contact?.click()
  const onClick = vi.fn()
  contact?.addEventListener('click', onClick)
  form().dataset['live'] = ''
  repeatEarlyPresses()
  repeatEarlyPresses()
  expect(onClick).toHaveBeenCalledOnce()
})

it('The early script ignores the submit of a hydrated form', () => {
  form().dataset['live'] = ''
  expect(submit()).toBe(true)
  expect(window['__logIn']).toBeUndefined()
})
