import { defineConfig } from 'vite'

/**
 * The provider in a few files. Node resolves every module of an unbundled dependency by its package.json, and that of
 * drizzle-orm alone, of a thousand exports, costs half a second and 285 MB.
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    // They find files beside their own.
    external: [
      '@electric-sql/pglite',
      '@node-rs/argon2',
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
    // A logged error names the sources.
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
    },
  },
})
