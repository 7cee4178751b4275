import { defineConfig } from 'vite'

/**
 * Bundles the provider into a few files. For unbundled dependencies, Node resolves every module by its package.json;
 * drizzle-orm alone, with a thousand exports, costs half a second and 285 MB.
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    // These packages load files relative to their own location, or are optional (decision 035).
    external: [
      '@electric-sql/pglite',
      '@node-rs/argon2',
      'bidi-js',
      'fontkit',
      'pdfkit',
      'pg',
      'pino',
      'sharp',
      'subset-font',
    ],
  },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    // Stack traces of logged errors refer to the sources.
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
    },
  },
})
