import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './vite.chunks.ts'
import { stableStyles } from './vite.styles.ts'

export default defineConfig({
  plugins: [react()],
  oxc: stableStyles,
  publicDir: false,
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['src/entry-log-in.tsx', 'src/entry-app.tsx'],
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
})
