import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// The optimizing compiler takes 600 MB for one function of PGlite (docs/decisions/019-start-and-memory.md).
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  setFlagsFromString(flag)

// Stack traces of logged errors refer to the sources instead of the bundle.
process.setSourceMapsEnabled(true)
// Reuses code compiled at the previous start, so that the sandbox is ready sooner.
enableCompileCache()
await import('./serve.ts')
