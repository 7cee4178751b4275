import { enableCompileCache } from 'node:module'

// What was compiled for the last command is not compiled again.
enableCompileCache()
await import('./start.ts')
