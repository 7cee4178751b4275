import { enableCompileCache } from 'node:module'

// Modules compiled for an earlier command are cached.
enableCompileCache()
await import('./start.ts')
