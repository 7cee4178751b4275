import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runSettings } from '@coffer/e2e/run-settings'
import type { PlaywrightTestConfig } from 'playwright/test'

const cache = fileURLToPath(new URL('../../../.cache/engines', import.meta.url))

/** A browser language that no tenant offers, so that each tenant opens in its first language. */
export const noTenantLocale = 'fr-FR'

/** The configuration that all engines share: the journeys of tooling/e2e. */
export const journeysIn = (engine: 'firefox' | 'webkit') =>
  ({
    testDir: fileURLToPath(new URL('../../e2e/src', import.meta.url)),
    ...runSettings,
    tsconfig: fileURLToPath(new URL(`../${engine}.tsconfig.json`, import.meta.url)),
    reporter: [
      ['list'],
      ['json', { outputFile: join(process.env.TEST_REPORTS ?? join(cache, engine), 'e2e.json') }],
    ],
    outputDir: join(cache, engine, 'results'),
  }) satisfies PlaywrightTestConfig
