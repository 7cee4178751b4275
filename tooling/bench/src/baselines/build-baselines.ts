import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Builds the baselines that the product is compared with, from their own sources. */
export async function buildBaselines(cache: string): Promise<{ l0: string; l2: string }> {
  const folders = { l0: join(cache, 'l0'), l2: join(cache, 'l2') }
  mkdirSync(folders.l0, { recursive: true })
  copyFileSync(source('l0.html'), join(folders.l0, 'index.html'))
  await build({
    root: source('l2'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folders.l2,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })
  return folders
}
