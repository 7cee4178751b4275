import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { localRequest } from '@coffer/local-http/request'
import { readTexts } from '@coffer/pdf-text/pdf-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { logIn } from '../../chaos/log-in.ts'
import { seedFolder } from '../../chaos/seed.ts'
import { packageFolder, projectFolder } from '../../src/package-folder.ts'
import { hostForPath } from '../operator-access.ts'
import { onFolder, ProviderProcess } from './provider-process.ts'

const host = 'harbor.localhost'
const dryRun = v.object({
  tasks: v.array(v.object({ directory: v.string(), inputs: v.record(v.string(), v.string()) })),
})
const sourceMap = v.object({ sources: v.array(v.string()) })
const downloads = v.object({ data: v.array(v.object({ download_url: v.string() })) })

let folder: string
let port: number
let provider: ProviderProcess
/** Cache inputs of the build task and its dependencies; external packages are covered by the lockfile. */
function buildInputs(): readonly string[] {
  const turbo = join(projectFolder, 'node_modules/.bin/turbo')
  const printed = execFileSync(turbo, ['run', 'build', '--filter', '@coffer/sandbox', '--dry=json'], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  return v
    .parse(dryRun, JSON.parse(printed))
    .tasks.flatMap(({ directory, inputs }) => Object.keys(inputs).map((file) => join(directory, file)))
}

/** The project's own modules in the bundle. */
function bundledSources(): readonly string[] {
  const dist = join(packageFolder, 'dist')
  return globSync('*.map', { cwd: dist })
    .flatMap((name) => v.parse(sourceMap, JSON.parse(readFileSync(join(dist, name), 'utf8'))).sources)
    .map((source) => relative(projectFolder, join(dist, source)))
    .filter((source) => !source.startsWith('node_modules'))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-bundle-'))
  await seedFolder(folder, ['active'])
  port = await freePort()
  provider = new ProviderProcess(onFolder(folder), port)
  await provider.start()
}, 60_000)
afterAll(async () => {
  await provider.kill()
  await rm(folder, { recursive: true, force: true })
})

describe('the build of the bundle', () => {
  it('The build of the bundle is repeated when any of its sources has changed', () => {
    const inputs = new Set(buildInputs())
    const sources = bundledSources()
    expect(sources.length).toBeGreaterThan(300)
    expect(sources.filter((source) => !inputs.has(source))).toEqual([])
  })
})

describe('the bundled provider', () => {
  it.each([
    ['/sandbox', '<!doctype html>'],
    ['/sandbox/console.js', 'import'],
    ['/sandbox/status.js', 'export const'],
    ['/sandbox/openapi.json', '"openapi":"3.1'],
    ['/sandbox/explorer/swagger-ui.js', 'SwaggerUIBundle'],
    ['/sandbox/explorer/explorer.js', 'SwaggerUIBundle('],
    ['/fastlink/launch', '<!doctype html>'],
    ['/fastlink/page.js', 'import'],
  ])('The bundled provider serves %s from the sources and libraries', async (path, text) => {
    const { status, body } = await localRequest({ port, host: hostForPath(path), path })
    expect(status).toBe(200)
    expect(body.toString()).toContain(text)
  })

  it('The bundled provider loads the passkey library with the first ceremony', async () => {
    const session = await logIn(provider, 'active@example.com')
    const { status } = await provider.send('POST', '/api/v1/passkeys/log-in/challenge', session)
    expect(status).toBe(200)
  })

  it.each(['/disclosures', '/tax-documents'])(
    'The bundled provider prints the documents of %s with the libraries outside the bundle',
    async (path) => {
      const session = await logIn(provider, 'active@example.com')
      const { data } = v.parse(downloads, (await provider.send('GET', `/api/v1${path}`, session)).body)
      const { pathname, search } = new URL(data[0]?.download_url ?? '')
      const { status, body } = await localRequest({ port, host, path: `${pathname}${search}` })
      expect(status).toBe(200)
      expect(readTexts(new Uint8Array(body))).not.toEqual([])
    },
  )
})
