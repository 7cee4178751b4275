import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { type Operator, operatorOf } from './provider/operator.ts'
import { type Provider, startProvider } from './provider/provider.ts'

export { expect } from '@playwright/test'

export interface Bank {
  slug: string
  origin: string
  operator: Operator
}

interface TestFixtures {
  /** The bank of a tenant; faults set at it end with the test. */
  bankOf: (slug: string) => Bank
}
interface WorkerFixtures {
  provider: Provider
}

/** A test with a provider of its own worker: a copy of the seeded data, its own port and clock. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  provider: [
    async ({}, use) => {
      const seeded = process.env.E2E_SEEDED
      if (!seeded) throw new Error('the data was not prepared')
      const folder = await mkdtemp(join(tmpdir(), 'e2e-worker-'))
      await cp(seeded, folder, { recursive: true })
      const provider = await startProvider(folder)
      await use(provider)
      await provider.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  bankOf: async ({ provider }, use) => {
    const used: Bank[] = []
    await use((slug) => {
      const bank = {
        slug,
        origin: `http://${slug}.localhost:${provider.port}`,
        operator: operatorOf(provider.port, slug),
      }
      used.push(bank)
      return bank
    })
    await used[0]?.operator.endFaults()
  },
})
