import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './vite.chunks.ts'
import { stableStyles, withoutVendorPrefixes } from './vite.styles.ts'
import { target } from './vite.target.ts'
import { terserCompression } from './vite.terser.ts'

const sharedChunks = /^assets\/(?:base|rolldown-runtime)-[^/]*\.js$/
const appChunks = /^assets\/(?:app|calls)-[^/]*\.js$/

/** Omits chunks that the importing one has already loaded, and the imported file, which the import itself requests. */
function withoutLoaded(file: string, dependencies: string[], { hostId }: { hostId: string }): string[] {
  const isLoaded = (path: string) =>
    sharedChunks.test(path) || (appChunks.test(path) && appChunks.test(hostId))
  return dependencies.filter((path) => path !== file && !isLoaded(path))
}

export default defineConfig({
  plugins: [react(), terserCompression],
  oxc: stableStyles,
  resolve: { alias: [withoutVendorPrefixes] },
  publicDir: false,
  build: {
    outDir: 'dist/client',
    manifest: true,
    target,
    modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['src/entry-log-in.tsx', 'src/entry-app.tsx'],
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
})
