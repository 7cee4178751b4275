import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { localRequest } from '@coffer/local-http/request'
import { readTexts } from '@coffer/pdf-text/pdf-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { logIn } from '../../chaos/log-in.ts'
import { seedFolder } from '../../chaos/seed.ts'
import { onFolder, ProviderProcess } from './provider-process.ts'

const host = 'harbor.localhost'
const downloads = v.object({ data: v.array(v.object({ download_url: v.string() })) })

let folder: string
let port: number
let provider: ProviderProcess
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

describe('the bundled provider', () => {
  it.each([
    ['/sandbox', '<!doctype html>'],
    ['/sandbox/console.js', 'import'],
    ['/sandbox/status.js', 'export const'],
    ['/fastlink/launch', '<!doctype html>'],
    ['/fastlink/page.js', 'import'],
  ])('serves %s from the sources', async (path, text) => {
    const { status, body } = await localRequest({ port, host, path })
    expect(status).toBe(200)
    expect(body.toString()).toContain(text)
  })

  it.each(['/disclosures', '/tax-documents'])(
    'prints the documents of %s by the libraries outside the bundle',
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
