import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { shellLaunchOptions } from './tooling/chromium/src/launch-options.ts'

const reports = process.env['TEST_REPORTS']
const jsonReport: ['json', { outputFile: string }][] = reports
  ? [['json', { outputFile: join(reports, 'stories.json') }]]
  : []

// The frame is the same around hundreds of stories; STORY_FRAME=on plays them in it.
process.env['STORY_FRAME'] ??= 'off'

/** Every story as a test, in a real Chromium; what axe finds is a failure. STORY_TENANT picks the tenant. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    reporters: ['default', ...jsonReport],
    isolate: false,
    testTimeout: 30_000,
    // While one page waits for what it shows, another draws.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      // Skeletons and spinners would be drawn sixty times a second.
      provider: playwright({
        launchOptions: shellLaunchOptions(),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
