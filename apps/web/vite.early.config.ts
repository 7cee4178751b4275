import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The script that stands inside the log-in page and takes a submit before the application's code arrives. */
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
