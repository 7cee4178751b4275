import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const entry = fileURLToPath(new URL('../in-page/main.ts', import.meta.url))
const file = fileURLToPath(new URL('../../../../.cache/engines/in-page.js', import.meta.url))

/** Bundles the script for pages, once for all workers. */
export async function writeInPageScript(): Promise<void> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'inPage' } },
  })
  const [bundle] = [output].flat()
  if (!bundle || !('output' in bundle)) throw new Error('the script for pages was not built')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bundle.output[0].code)
}

let script = ''

/** The bundled script for pages. */
export function inPageScript(): string {
  script ||= readFileSync(file, 'utf8')
  return script
}
