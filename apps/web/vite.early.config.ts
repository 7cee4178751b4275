import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/**
 * The scripts inlined in the pages, for the time before the application has loaded, by mode: `early` handles a submit on
 * the log-in page, `early-calls` requests what any other address needs.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: mode === 'early' ? 'es2020' : 'es2023',
    lib: {
      entry: fileURLToPath(
        import.meta.resolve(mode === 'early-calls' ? '@coffer/router/early' : '@coffer/auth/early'),
      ),
      formats: ['iife'],
      name: 'early',
      fileName: () => `${mode}.js`,
    },
  },
}))
