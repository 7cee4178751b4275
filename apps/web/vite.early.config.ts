import { fileURLToPath } from 'node:url'
import { earlyReads } from '@coffer/router/early-reads'
import { defineConfig } from 'vite'
import { target } from './vite.target.ts'

/**
 * The inline scripts of pages for the time before the application has loaded, by mode: `early` handles a submit on the
 * log-in page, `early-form` records the use of another prerendered form, `early-calls` starts the requests of any other
 * page.
 */
const entries: Readonly<Record<string, string>> = {
  'early-form': '@coffer/auth/early-form',
  'early-calls': '@coffer/router/early',
}

export default defineConfig(({ mode }) => ({
  publicDir: false,
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    EARLY_READS: JSON.stringify(earlyReads()),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target,
    lib: {
      entry: fileURLToPath(import.meta.resolve(entries[mode] ?? '@coffer/auth/early')),
      formats: ['iife'],
      name: 'early',
      fileName: () => `${mode}.js`,
    },
  },
}))
