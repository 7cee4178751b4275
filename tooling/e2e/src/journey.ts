import { localPort } from '@coffer/branding/linking-host'
import { test as base } from '@playwright/test'
import { enginesWith } from './abilities.ts'
import { type Operator, operatorApi } from './provider/operator.ts'
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
  /** The bank of a tenant; its injected faults end with the test. */
  bankOf: BankOf
  /** The same at a provider that only this test uses, for tests that move the clock or change shared data. */
  ownBankOf: BankOf
  /** The same, with each bank at its own port of localhost. */
  localBankOf: BankOf
}
interface WorkerFixtures {
  /** Whether banks are visited at their ports of localhost, since WebKit stores no cookies for their host names. */
  hasLocalPorts: boolean
  providerHost: ProviderHost
  provider: Provider
}

/** The tenant that most journeys name, which E2E_TENANT replaces. */
const usualTenant = 'harbor'

const originByName = (port: number, slug: string): string => `http://${slug}.localhost:${port}`

const originByPort = (port: number, slug: string): string =>
  `http://localhost:${localPort(port, ['harbor', 'juniper', 'solstice'].indexOf(slug))}`

const chooseOrigin = (hasLocalPorts: boolean) => (hasLocalPorts ? originByPort : originByName)

function banksOf({ port }: Provider, origin = originByName): BankOf {
  return (named) => {
    const slug = named === usualTenant ? (process.env.E2E_TENANT ?? usualTenant) : named
    return { slug, origin: origin(port, slug), operator: operatorApi(port, slug) }
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

/** A test with the provider of its worker. */
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
    await use(banksOf(provider, chooseOrigin(hasLocalPorts)))
    await operatorApi(provider.port, usualTenant).endFaults()
  },
  ownBankOf: async ({ providerHost, hasLocalPorts }, use) =>
    withProvider(providerHost, (provider) => use(banksOf(provider, chooseOrigin(hasLocalPorts))), {
      hasLocalPorts,
    }),
  localBankOf: async ({ providerHost }, use) =>
    withProvider(providerHost, (provider) => use(banksOf(provider, originByPort)), { hasLocalPorts: true }),
})
