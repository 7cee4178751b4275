import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { stableStyles } from './vite.styles.ts'

/** What both the log-in page and the application need; one request for the two of them. */
const BASE = /node_modules\/.*\/(react|react-dom|scheduler|styled-components|stylis|i18next|react-i18next)\//
/** What the application needs on every screen. */
const BANK =
  /node_modules\/.*\/@tanstack\/(react-router|router-core|history|react-query|query-core|react-store|store)\//

export default defineConfig({
  plugins: [react()],
  oxc: stableStyles,
  publicDir: false,
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['src/entry-front.tsx', 'src/entry-app.tsx'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'bank', test: BANK, priority: 1 },
          ],
        },
      },
    },
  },
})
