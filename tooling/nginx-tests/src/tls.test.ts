import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFolder } from '@coffer/tenant-tooling/build-folder'
import { readCompiled } from '@coffer/tenant-tooling/compiled'
import { readDefaultMessages } from '@coffer/tenant-tooling/default-messages'
import { paths } from '@coffer/tenant-tooling/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guideExample } from './configuration.ts'
import { findNginx } from './find-nginx.ts'
import { type Served, startNginx } from './nginx.ts'

const nginx = findNginx()
const names = ['harbor.localhost', 'link.harbor.localhost']

describe.skipIf(nginx === null)('nginx with TLS, configured as docs/serving.md says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'))
  const [pages, certificates] = [join(folder, 'pages'), join(folder, 'certificates')]
  let served: Served | null = null

  beforeAll(async () => {
    mkdirSync(certificates)
    for (const name of names) createCertificate(name)
    const defaultMessages = readDefaultMessages(paths.root)
    const compiled = await readCompiled(paths.web)
    await buildFolder({ folder: paths.tenants, defaultMessages, compiled, dist: pages })
    const listen = guideExample('nginx', 'ssl_certificate').replaceAll('/etc/ssl/coffer', certificates)
    const places = { pages, web: join(paths.web, 'client'), api: 'http://127.0.0.1:9' }
    if (nginx)
      served = await startNginx(nginx, places, {
        listen: (port) => listen.replace('listen 443', `listen 127.0.0.1:${port}`),
      })
  })
  afterAll(async () => {
    await served?.stop()
    rmSync(folder, { recursive: true })
  })

  function createCertificate(name: string): void {
    const file = join(certificates, name)
    const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', `${file}.key`]
    execFileSync('openssl', ['req', '-x509', ...key, '-out', `${file}.pem`, ...subject], { stdio: 'ignore' })
  }

  /** A connection that trusts the certificate of its name only. */
  const secured = (name: string) => ({
    host: '127.0.0.1',
    port: served?.port ?? 0,
    servername: name,
    ca: readFileSync(join(certificates, `${names.includes(name) ? name : names[0]}.pem`)),
  })

  const get = (name: string, host = name) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const sent = request({ ...secured(name), path: '/', headers: { host }, agent: false }, (answer) => {
        let body = ''
        answer.on('data', (part) => (body += String(part)))
        answer.on('end', () => resolve({ status: answer.statusCode, body }))
      })
      sent.on('error', reject).end()
    })

  it.each([
    ['harbor.localhost', 'harbor/login.html'],
    ['link.harbor.localhost', 'harbor/link/index.html'],
  ])('nginx completes the TLS handshake with the certificate of %s', async (name, page) => {
    expect(await get(name)).toEqual({ status: 200, body: readFileSync(join(pages, page), 'utf8') })
  })

  it('nginx answers by HTTP/2 if the browser supports it', async () => {
    const session = connectHttp2('https://harbor.localhost', secured('harbor.localhost'))
    const stream = session.request({ ':path': '/' })
    const headers = await new Promise<unknown>((resolve, reject) => {
      session.on('error', reject)
      stream.on('response', resolve)
    })
    session.destroy()
    expect(headers).toMatchObject({ ':status': 200, 'strict-transport-security': 'max-age=63072000' })
  })

  it('nginx answers 421 to an unknown host over TLS', async () => {
    const { status, body } = await get('harbor.localhost', 'nobody.example')
    expect(status).toBe(421)
    expect(body).not.toMatch(/harbor|juniper|solstice/i)
  })

  it('nginx fails the TLS handshake for a name without a certificate', async () => {
    await expect(get('juniper.localhost')).rejects.toThrow(/alert|socket|reset/i)
  })
})
