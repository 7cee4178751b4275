import { localPortOf } from '@coffer/branding/linking-host'
import { test as base } from '@playwright/test'
import { enginesWith } from './abilities.ts'
import { type Operator, operatorOf } from './provider/operator.ts'
import {
  type Provider,
  type ProviderHost,
  type StartOptions,
  startProviderHost,
} from './provider/provider.ts'
import { copySeededData } from './provider/seeded-data.ts'

export { expect } from '@playwright/test'

export interface Bank {
  slug: string
  origin: string
  operator: Operator
}

type BankOf = (slug: string) => Bank

interface TestFixtures {
  /** Skips a test in an engine that lacks what the test needs, before a browser is started. */
  needsOfTest: undefined
  /** The bank of a tenant; faults set at it end with the test. */
  bankOf: BankOf
  /** The same at a provider of this test alone, for tests that move the clock or change shared data. */
  ownBankOf: BankOf
  /** The same, each at its own port of localhost. */
  localBankOf: BankOf
}
interface WorkerFixtures {
  /** Whether banks are visited at their ports of localhost: WebKit stores no cookie of theirs by name. */
  hasLocalPorts: boolean
  providerHost: ProviderHost
  provider: Provider
}

/** The tenant that most journeys name; E2E_TENANT lets another one take its place. */
const usual = 'harbor'

const originByName = (port: number, slug: string): string => `http://${slug}.localhost:${port}`

const originByPort = (port: number, slug: string): string =>
  `http://localhost:${localPortOf(port, ['harbor', 'juniper', 'solstice'].indexOf(slug))}`

const originOf = (hasLocalPorts: boolean) => (hasLocalPorts ? originByPort : originByName)

function banksOf({ port }: Provider, origin = originByName): BankOf {
  return (named) => {
    const slug = named === usual ? (process.env.E2E_TENANT ?? usual) : named
    return { slug, origin: origin(port, slug), operator: operatorOf(port, slug) }
  }
}

/** A provider on a copy of the seeded data, with its own port and clock, stopped after `use`. */
async function withProvider(
  host: ProviderHost,
  use: (provider: Provider) => Promise<void>,
  options?: StartOptions,
): Promise<void> {
  const { data, remove } = await copySeededData()
  const provider = await host.start(data, options)
  await use(provider)
  await provider.stop()
  await remove()
}

/** A test with a provider of its own worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hasLocalPorts: [false, { scope: 'worker', option: true }],
  needsOfTest: [
    async ({ browserName }, use, testInfo) => {
      for (const { type, description = '' } of testInfo.annotations) {
        const isMissing = type === 'needs' && !enginesWith(description).includes(browserName)
        testInfo.skip(isMissing, `not applicable: the driver lacks ${description}`)
      }
      await use(undefined)
    },
    { auto: true },
  ],
  providerHost: [
    async ({}, use) => {
      const host = startProviderHost()
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({ providerHost, hasLocalPorts }, use) => withProvider(providerHost, use, { hasLocalPorts }),
    { scope: 'worker' },
  ],
  bankOf: async ({ provider, hasLocalPorts }, use) => {
    await use(banksOf(provider, originOf(hasLocalPorts)))
    await operatorOf(provider.port, usual).endFaults()
  },
  ownBankOf: async ({ providerHost, hasLocalPorts }, use) =>
    withProvider(providerHost, (provider) => use(banksOf(provider, originOf(hasLocalPorts))), {
      hasLocalPorts,
    }),
  localBankOf: async ({ providerHost }, use) =>
    withProvider(providerHost, (provider) => use(banksOf(provider, originByPort)), { hasLocalPorts: true }),
})
