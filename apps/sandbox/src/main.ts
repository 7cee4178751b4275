import { enableCompileCache } from 'node:module'

// What was compiled at the last start is not compiled again, so that the sandbox serves sooner.
enableCompileCache()
await import('./serve.ts')
