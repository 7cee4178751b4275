import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// The optimizing compiler takes 600 MB for one function of PGlite (docs/decisions/019-start-and-memory.md).
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  setFlagsFromString(flag)

// A logged error of the bundle names the sources.
process.setSourceMapsEnabled(true)
// What was compiled at the last start is not compiled again, so that the sandbox serves sooner.
enableCompileCache()
await import('./serve.ts')
