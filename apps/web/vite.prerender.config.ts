import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { stableStyles } from './vite.styles.ts'

/** Draws the log-in page for a tenant, outside a browser. One module graph: the styles are collected as they are used. */
export default defineConfig({
  plugins: [react()],
  oxc: stableStyles,
  // Outside a browser it would be asked at run time, and everything brought twice: React as it is shipped draws faster.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server',
    ssr: 'src/prerender.tsx',
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
  },
})
