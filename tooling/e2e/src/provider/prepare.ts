import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProviderHost } from './provider.ts'

/** Seeds one data folder; each provider starts from a copy of it, so that their clocks are independent. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'))
  const seeded = join(folder, 'seeded')
  const host = startProviderHost()
  await (await host.start(seeded)).stop()
  await host.stop()
  process.env.E2E_SEEDED = seeded
  return () => rm(folder, { recursive: true, force: true })
}
