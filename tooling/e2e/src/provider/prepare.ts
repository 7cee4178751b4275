import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localRequest } from '@coffer/local-http/request'
import { startProviderHost } from './provider.ts'

/** Seeds one data folder; each provider starts from a copy of it, so that their clocks are independent. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'))
  const seeded = join(folder, 'seeded')
  const host = startProviderHost()
  const provider = await host.start(seeded)
  const page = await localRequest({ port: provider.port, host: 'harbor.localhost', path: '/login' })
  await provider.stop()
  await host.stop()
  // Each test would wait in vain for its first element.
  if (page.status === 503) throw new Error(page.body.toString())
  process.env.E2E_SEEDED = seeded
  return () => rm(folder, { recursive: true, force: true })
}
