import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { peakMegabytes } from '../../bench/process-usage.ts'
import { logIn } from '../../chaos/log-in.ts'
import { onFolder, ProviderProcess } from './provider-process.ts'

const reads = 100

let folder: string
let provider: ProviderProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-memory-'))
  provider = new ProviderProcess({ ...onFolder(folder), TENANT: 'harbor' }, await freePort())
  await provider.start()
}, 60_000)
afterAll(async () => {
  await provider.kill()
  await rm(folder, { recursive: true, force: true })
})

describe.runIf(process.platform === 'linux')('the provider on the embedded database', () => {
  it('The provider needs less than 450 MB to create a tenant’s demo depositors and to serve one', async () => {
    const session = await logIn(provider, 'big@example.com')
    for (let read = 0; read < reads; read += 1)
      expect((await provider.send('GET', '/api/v1/accounts', session)).status).toBe(200)
    expect(peakMegabytes(provider.pid)).toBeLessThan(450)
  })
})
