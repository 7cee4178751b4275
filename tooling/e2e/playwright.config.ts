import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { launchOptions, shellLaunchOptions, shortLivedFlags } from '@coffer/chromium/launch-options'
import { defineConfig, devices } from '@playwright/test'

const reports = process.env.TEST_REPORTS

/** A tab with a PDF needs the viewer, which the headless shell lacks. */
const viewer = '**/document-tab.e2e.ts'

/** The browser's language: one that no tenant offers, so that each opens in its first one, or that of E2E_LANGUAGE. */
const browserLocales: Readonly<Record<string, string>> & { none: string } = {
  none: 'fr-FR',
  en: 'en-US',
  es: 'es-US',
}

/** Journeys from the outside: a real browser, the built pages, the real provider. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/provider/prepare.ts',
  fullyParallel: true,
  // Browsers mostly wait: one worker more than there are cores keeps the cores busy.
  workers: Number(process.env.TEST_WORKERS ?? availableParallelism() + 1),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(reports ? [['json', { outputFile: join(reports, 'e2e.json') }] as const] : [])],
  outputDir: '../../.cache/e2e',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: browserLocales[process.env.E2E_LANGUAGE ?? ''] ?? browserLocales.none,
    screenshot: 'only-on-failure',
    // Skeletons and spinners would be redrawn sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would hide a page's requests from the tests; only the offline page's test allows it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'shell', testIgnore: viewer, use: { launchOptions: shellLaunchOptions(...shortLivedFlags) } },
    { name: 'viewer', testMatch: viewer, use: { launchOptions: launchOptions(...shortLivedFlags) } },
  ],
})
