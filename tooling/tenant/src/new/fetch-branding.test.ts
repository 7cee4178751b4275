import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { problemLine } from '../problem.ts'
import { branding, folder } from '../testing.ts'
import { fetchBranding } from './fetch-branding.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const json =
  (value: unknown): Answer =>
  (_, response) =>
    void response.end(typeof value === 'string' ? value : JSON.stringify(value))
const logo =
  (file: string): Answer =>
  (_, response) =>
    void response.end(folder('elm').logos.get(file))

/** The responses of a provider of elm. */
const good: Record<string, Answer> = {
  '/api/v1/branding': json({ code: 200, success: true, data: branding('elm') }),
  ...Object.fromEntries([...folder('elm').logos.keys()].map((file) => [`/logos/${file}`, logo(file)])),
}
let answers = good
beforeEach(() => {
  answers = good
})

const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})
let origin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://localhost:${v.parse(v.object({ port: v.number() }), server.address()).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function problems(address = origin, milliseconds = 5_000): Promise<string> {
  const fetched = await fetchBranding(address, 'elm', milliseconds)
  return fetched.ok ? '' : fetched.problems.map(problemLine).join('\n').replaceAll(origin, '')
}

const branded = (changes: object): void => {
  answers = { ...good, '/api/v1/branding': json({ ...branding('elm'), ...changes }) }
}
const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>'
const logoAt = (address: string): void =>
  branded({ logos: { ...branding('elm').logos, 'sq-white': address } })

describe('a live branding', () => {
  it.each(['', '/', '/api/v1', '/api/v1/branding'])(
    'fetchBranding finds the branding and its logos from the address <origin>%s',
    async (path) => {
      const fetched = await fetchBranding(origin + path, 'elm')
      expect(fetched).toMatchObject({
        ok: true,
        branding: { name: 'elm Savings', color_primary: '#0b2545' },
        logos: { 'hor-color': { file: 'hor-color.svg', content: folder('elm').logos.get('hor-color.svg') } },
      })
    },
  )
})

describe('hostile live branding', () => {
  it.each<[string, () => void, string]>([
    [
      'CSS in a color',
      () => branded({ color_primary: 'red;}' }),
      '/api/v1/branding: color_primary must be a color',
    ],
    [
      'the slug of another tenant',
      () => branded({ slug: 'oak' }),
      'slug must be "elm": the new tenant needs',
    ],
    [
      'the key __proto__',
      () => (answers = { '/api/v1/branding': json('{"__proto__":{}}') }),
      'has the key __proto__',
    ],
    [
      'a page instead of JSON',
      () => (answers = { '/api/v1/branding': json('<html>') }),
      '--branding-url /api/v1/branding: it is not JSON',
    ],
    [
      'a branding of 70 kB',
      () => (answers = { '/api/v1/branding': json('['.repeat(70_000)) }),
      'is larger than 65536 bytes',
    ],
    ['a missing branding', () => (answers = {}), '--branding-url /api/v1/branding: it responds with 404'],
    [
      'a redirect',
      () =>
        (answers = {
          '/api/v1/branding': (_, to) => to.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
        }),
      'redirects to http://10.0.0.1/; use that address if it is correct',
    ],
    [
      'a connection that breaks',
      () => (answers = { '/api/v1/branding': (_, to) => to.destroy() }),
      'could not be read',
    ],
    [
      'a script in a logo',
      () => (answers = { ...good, '/logos/sq-white.svg': json(script) }),
      '/logos/sq-white.svg: the logo sq-white has <script>',
    ],
    [
      'a logo of 20 MB',
      () => (answers = { ...good, '/logos/sq-white.svg': json(' '.repeat(20_000_000)) }),
      'the logo sq-white is larger than 24576 bytes',
    ],
    [
      'a missing logo',
      () => logoAt('/logos/none.svg'),
      '/logos/none.svg: the logo sq-white responds with 404',
    ],
    [
      'a logo on the loopback address',
      () => logoAt('https://127.0.0.1:1/a.svg'),
      '127.0.0.1 is an address of a private network',
    ],
    [
      'a logo at the metadata address of a cloud',
      () => logoAt('https://169.254.169.254/a.svg'),
      'is an address of a private network',
    ],
    [
      'a logo at a private address mapped to IPv6',
      () => logoAt('https://[::ffff:10.0.0.1]/a.svg'),
      'is an address of a private network',
    ],
    [
      'a logo on a host of this machine',
      () => logoAt('https://localhost:1/a.svg'),
      'is an address of a private network',
    ],
  ])('fetchBranding refuses %s', async (_, harm, sentence) => {
    harm()
    expect(await problems()).toContain(sentence)
  })

  it('fetchBranding times out if no response arrives', async () => {
    answers = { '/api/v1/branding': () => undefined }
    expect(await problems(origin, 50)).toBe('--branding-url /api/v1/branding: it did not respond in time')
  })

  it.each([
    ['http://bank.example', 'must be https (http is allowed on this machine only)'],
    ['ftp://bank.example', 'must be https'],
    ['file:///etc/passwd', 'must be https'],
    ['https://me:secret@bank.example', 'must not contain a user name or password'],
    ['https://', 'must be an address like'],
    ['http://127.0.0.1:1/', 'does not respond: nothing listens there'],
  ])('fetchBranding refuses the address %s', async (address, sentence) => {
    expect(await problems(address)).toContain(sentence)
  })
})

it('Ctrl-C while new fetches the branding leaves nothing behind', async () => {
  const tenants = mkdtempSync(join(tmpdir(), 'broken-off-'))
  const requested = new Promise<void>((resolve) => {
    answers = { '/api/v1/branding': () => resolve() }
  })
  const main = join(import.meta.dirname, '../main.ts')
  const typed = ['new', 'elm', '--branding-url', origin]
  const child = spawn(process.execPath, [main, ...typed], {
    env: { ...process.env, COFFER_TENANTS: tenants },
    stdio: 'ignore',
  })
  await requested
  child.kill('SIGINT')
  await once(child, 'close')
  expect(child.exitCode).toBe(130)
  expect(readdirSync(tenants)).toEqual([])
  rmSync(tenants, { recursive: true })
}, 30_000)
