import { join } from 'node:path'
import { launchOptions, shellLaunchOptions, shortLivedFlags } from '@coffer/chromium/launch-options'
import { defineConfig, devices } from '@playwright/test'
import { runSettings } from './src/run-settings.ts'

const reports = process.env.TEST_REPORTS

/** A tab with a PDF needs the PDF viewer, which the headless shell lacks. */
const viewer = '**/document-tab.e2e.ts'

/** The browser's language: that of E2E_LANGUAGE, or one that no tenant offers, so that each opens in its default language. */
const browserLocales: Readonly<Record<string, string>> & { none: string } = {
  none: 'fr-FR',
  en: 'en-US',
  es: 'es-US',
}

/** End-to-end tests with a real browser, the built pages and the real provider. */
export default defineConfig({
  testDir: 'src',
  ...runSettings,
  globalSetup: './src/provider/prepare.ts',
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
