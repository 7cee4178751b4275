import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { localRequest } from '@coffer/local-http/request'
import { buildFolder } from '@coffer/tenant-tooling/build-folder'
import { readCompiled } from '@coffer/tenant-tooling/compiled'
import { readDefaultMessages } from '@coffer/tenant-tooling/default-messages'
import { paths } from '@coffer/tenant-tooling/paths'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findNginx } from './find-nginx.ts'
import { startInFolder } from './nginx.ts'

const nginx = findNginx()

describe.skipIf(!nginx?.brotliModule)('the container of the pages', () => {
  const dockerfile = readFileSync(join(paths.root, 'containers/web.Dockerfile'), 'utf8')
  const folder = mkdtempSync(join(tmpdir(), 'container-'))
  const ports = { pages: 0, health: 0 }
  let stop = (): Promise<void> => Promise.resolve()

  beforeAll(async () => {
    ports.pages = await freePort()
    ports.health = await freePort()
    for (const [, from = '', to = ''] of dockerfile.matchAll(
      /^COPY (containers\/\S+) \/etc\/nginx\/(\S+)$/gm,
    )) {
      mkdirSync(dirname(join(folder, to)), { recursive: true })
      writeFileSync(join(folder, to), here(readFileSync(join(paths.root, from), 'utf8')))
    }
    const [defaultMessages, compiled] = [readDefaultMessages(paths.root), await readCompiled(paths.web)]
    const dist = join(folder, 'pages')
    await buildFolder({ folder: paths.tenants, defaultMessages, compiled, dist, only: 'harbor' })
    cpSync(join(paths.web, 'client'), join(folder, 'web'), { recursive: true })
    // Started as root, nginx would switch to a user who may not read the folder.
    const user = process.getuid?.() === 0 ? ' user root;' : ''
    if (nginx) stop = await startInFolder(nginx, folder, ['-g', `daemon off;${user}`])
  })
  afterAll(() => stop())

  /** The configuration with this machine's places, ports and no provider. */
  const here = (configuration: string): string =>
    configuration
      .replaceAll(/([ "])\/tmp\//g, `$1${folder}/`)
      .replaceAll('/srv/coffer', folder)
      .replaceAll('/etc/nginx/conf.d', join(folder, 'conf.d'))
      .replaceAll('provider:4100', '127.0.0.1:9')
      .replace('listen 8080;', `listen 127.0.0.1:${ports.pages};`)
      .replace(':8081', `:${ports.health}`)

  it('The container sends pages and assets in the Brotli form that the build wrote', async () => {
    const page = await localRequest({ port: ports.pages, host: 'harbor.localhost', path: '/login' })
    const asset = /\/assets\/[\w-]+\.js/.exec(page.body.toString())?.[0] ?? ''
    for (const [path, file] of [
      ['/login', 'pages/harbor/login.html.br'],
      [asset, `web${asset}.br`],
    ] as const) {
      const headers = { 'accept-encoding': 'gzip, br' }
      const answer = await localRequest({ port: ports.pages, host: 'harbor.localhost', path, headers })
      expect([path, answer.status, answer.headers['content-encoding']]).toEqual([path, 200, 'br'])
      expect(answer.body.equals(readFileSync(join(folder, file)))).toBe(true)
    }
  })

  it('The health check of the container passes while nginx serves, and fails without it', async () => {
    const text = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? ''
    const check = (port: number) => {
      const [program = '', ...args] = v.parse(
        v.array(v.string()),
        JSON.parse(text.replace('8081', `${port}`)),
      )
      return spawnSync(program, args).status
    }
    expect(check(ports.health)).toBe(0)
    expect(check(await freePort())).toBe(1)
  })
})
