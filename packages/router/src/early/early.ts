import type { EarlyReads } from './early-calls.ts'
import { requestEarly } from './request-early.ts'

/** Filled in by the build (apps/web/vite.early.config.ts) from the declarations of the routes. */
declare const EARLY_READS: Readonly<Record<string, EarlyReads>>

// Inlined in the bank's pages before any other script: requests the data of the address while the scripts load. The
// application itself requests whatever this script cannot.
try {
  requestEarly(location.pathname, EARLY_READS)
} catch {
  // Storage is forbidden or damaged.
}
