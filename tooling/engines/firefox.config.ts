import { browserEnvironment } from '@coffer/chromium/launch-options'
import { defineConfig } from 'playwright/test'
import { journeysIn, noTenantLocale } from './src/journeys-config.ts'

/** Debian's Firefox, which this release of Playwright drives by WebDriver BiDi. */
const firefoxThatPrefers = (scheme: 'dark' | 'light') => ({
  executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  // Its content sandbox would allow only the system's fonts.
  env: { ...browserEnvironment(), MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  firefoxUserPrefs: {
    // The driver waits forever for the navigation to a page that the browser restores from memory.
    'browser.sessionhistory.max_total_viewers': 0,
    'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
    'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    'ui.prefersReducedMotion': 1,
  },
})

/** Journeys that need a dark system: the driver cannot emulate a color scheme, so they have their own project. */
const dark = '**/appearance.e2e.ts'

export default defineConfig({
  ...journeysIn('firefox'),
  globalSetup: '../e2e/src/provider/prepare.ts',
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 900 },
    locale: noTenantLocale,
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'light', testIgnore: dark, use: { launchOptions: firefoxThatPrefers('light') } },
    { name: 'dark', testMatch: dark, use: { launchOptions: firefoxThatPrefers('dark') } },
  ],
})
