import { defineConfig } from 'playwright/test'
import { journeysIn, noTenantLocale } from './src/journeys-config.ts'

export default defineConfig<object, { hasLocalPorts: boolean }>({
  ...journeysIn('webkit'),
  globalSetup: './src/webkit/prepare.ts',
  use: {
    browserName: 'webkit',
    viewport: { width: 1280, height: 900 },
    locale: noTenantLocale,
    serviceWorkers: 'block',
    hasLocalPorts: true,
  },
})
