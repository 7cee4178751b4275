import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@coffer/chromium/launch-options'
import { defineConfig } from '@playwright/test'
import { stableContext, stableFlags } from './src/capture/stable-chromium.ts'

const reports = process.env.TEST_REPORTS

/**
 * Every core has a worker, so separate threads for garbage collection cost more than they save; and most objects of a
 * story are garbage before the space for new ones, of 64 MB, is full.
 */
const garbageCollection = '--js-flags=--single-threaded-gc --min-semi-space-size=64 --max-semi-space-size=64'

/** Every story of the built Storybook as a test, in a real Chromium. */
export default defineConfig({
  testDir: 'src/stories',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/stories/build.ts',
  fullyParallel: true,
  // Pages spend time waiting: two workers more than there are cores keep the cores busy.
  workers: Number(process.env.TEST_WORKERS ?? availableParallelism() + 2),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [
    ['list'],
    ['./src/stories/exercise-reporter.ts'],
    ...(reports ? [['json', { outputFile: join(reports, 'stories.json') }] as const] : []),
  ],
  outputDir: '../../.cache/stories',
  use: { ...stableContext, launchOptions: launchOptions(...stableFlags, garbageCollection) },
})
