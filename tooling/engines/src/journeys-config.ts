import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runSettings } from '@coffer/e2e/run-settings'
import type { PlaywrightTestConfig } from 'playwright/test'

const cache = fileURLToPath(new URL('../../../.cache/engines', import.meta.url))

/** The language of a browser that no tenant has, so that each opens in its first one. */
export const noTenantLocale = 'fr-FR'

/** What the runs of all engines have in common: the journeys of tooling/e2e. */
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
