import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { stableStyles } from './vite.styles.ts'

/** Builds the prerenderer of pages as one module graph, so that the styles in use can be collected. */
export default defineConfig({
  plugins: [react()],
  oxc: stableStyles,
  // Otherwise it is read at run time, and both builds of React are included; the production build renders faster.
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
