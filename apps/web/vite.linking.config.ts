import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { target } from './vite.target.ts'

/** The script inlined in the linking page, which runs the linking service's at an origin of its own. */
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
