import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The script inlined in the log-in page, which handles a submit before the application has loaded. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2020',
    lib: {
      entry: fileURLToPath(import.meta.resolve('@coffer/auth/early')),
      formats: ['iife'],
      name: 'early',
      fileName: () => 'early.js',
    },
  },
})
