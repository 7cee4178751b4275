import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { target } from './vite.target.ts'

/** The inline script of the linking page, which runs the linking service's script at a separate origin. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target,
    lib: {
      entry: fileURLToPath(import.meta.resolve('@coffer/linking/linking-page')),
      formats: ['iife'],
      name: 'linking',
      fileName: () => 'linking.js',
    },
  },
})
