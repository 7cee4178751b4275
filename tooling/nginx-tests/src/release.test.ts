import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { localRequest } from '@coffer/local-http/request'
import { buildFolder } from '@coffer/tenant-tooling/build-folder'
import { readCompiled } from '@coffer/tenant-tooling/compiled'
import { readDefaultMessages } from '@coffer/tenant-tooling/default-messages'
import { paths } from '@coffer/tenant-tooling/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guideExample } from './configuration.ts'
import { findNginx } from './find-nginx.ts'
import { type Served, startNginx } from './nginx.ts'

const nginx = findNginx()

describe.skipIf(nginx === null)('a release, as docs/serving.md says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const coffer = join(folder, 'coffer')
  const build = join(folder, 'build')
  const dist = join(build, 'tooling/tenant/dist')
  const assets = join(build, 'apps/web/dist/client/assets')
  let served: Served | null = null

  beforeAll(async () => {
    for (const path of [assets, coffer, join(folder, 'bin')]) mkdirSync(path, { recursive: true })
    const defaultMessages = readDefaultMessages(paths.root)
    const compiled = await readCompiled(paths.web)
    await buildFolder({ folder: paths.tenants, defaultMessages, compiled, dist })
    cpSync(dist, join(coffer, 'pages'), { recursive: true })
    const places = { pages: join(coffer, 'pages'), web: join(coffer, 'web'), api: 'http://127.0.0.1:9' }
    if (nginx) served = await startNginx(nginx, places, { isReloaded: true })
    const command = `#!/bin/sh\nexec ${nginx?.path} -c ${served?.file} -p ${join(served?.file ?? '', '..')} "$@"\n`
    writeFileSync(join(folder, 'bin/nginx'), command)
    chmodSync(join(folder, 'bin/nginx'), 0o755)
  })
  afterAll(async () => {
    await served?.stop()
    rmSync(folder, { recursive: true })
  })

  /** Runs an example of the guide, with the places of this test. */
  function run(text: string, number: number): void {
    const script = guideExample('sh', text)
      .replace(/releases\/\d+$/m, `releases/${number}`)
      .replaceAll('/srv/coffer', coffer)
      .replaceAll('/etc/nginx/conf.d/coffer.conf', served?.file ?? '')
    const env = { ...process.env, PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) }
    execFileSync('sh', ['-e', '-c', `umask 077\n${script}`], { cwd: build, env, stdio: 'pipe' })
  }

  const ask = (path: string, headers: Record<string, string> = {}) =>
    localRequest({ port: served?.port ?? 0, host: 'harbor.localhost', path, headers })

  const get = async (path: string) => {
    const answer = await ask(path)
    return `${answer.status} ${answer.body.toString()}`
  }

  /** The page of the application and the one asset of a build. */
  function write(number: number): void {
    rmSync(assets, { recursive: true })
    mkdirSync(assets)
    writeFileSync(join(assets, `app-${number}.js`), `release ${number}`)
    writeFileSync(join(assets, 'shared.js'), 'of both')
    writeFileSync(join(dist, 'harbor/app.html'), `page ${number}`)
  }

  it('A release is readable by the user of nginx, whatever the umask of the user who copied it', () => {
    write(1)
    for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
      chmodSync(join(dist, name), statSync(join(dist, name)).mode & 0o700)
    run('assets.txt"', 1)
    const copied = readdirSync(coffer, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(coffer, name),
    )
    expect(copied.length).toBeGreaterThan(10)
    expect(copied.filter((path) => (statSync(path).mode & 0o004) === 0)).toEqual([])
  })

  it('nginx serves the new pages, and the assets of open pages until their release is deleted', async () => {
    for (const number of [2, 3]) {
      write(number)
      run('assets.txt"', number)
      await expect.poll(() => get('/dashboard')).toBe(`200 page ${number}`)
    }
    for (const [path, answer] of [
      ['app-2.js', '200 release 2'],
      ['app-3.js', '200 release 3'],
      ['shared.js', '200 of both'],
    ])
      expect(await get(`/assets/${path}`)).toBe(answer)

    run('rm -r', 2)
    expect(await get('/assets/app-2.js')).toMatch(/^404/)
    expect([await get('/assets/app-3.js'), await get('/assets/shared.js')]).toEqual([
      '200 release 3',
      '200 of both',
    ])
    expect(existsSync(join(coffer, 'releases/2'))).toBe(false)
  })

  it('A page that a build has not written again keeps its ETag: a browser that has it is answered 304', async () => {
    const [page, written] = [join(dist, 'harbor/login.html'), new Date('2026-11-01T12:00:00Z')]
    utimesSync(page, written, written)
    write(4)
    run('assets.txt"', 4)
    await expect.poll(() => get('/dashboard')).toBe('200 page 4')
    // nginx makes a file's ETag of its time and size.
    const etag = `"${(written.getTime() / 1_000).toString(16)}-${statSync(page).size.toString(16)}"`
    const { status, headers } = await ask('/login', { 'if-none-match': etag })
    expect([status, headers.etag]).toEqual([304, etag])
  })
})
