import { requestEarly } from './request-early.ts'

// Inlined in the bank's pages before any other script: requests the data of the address while the scripts load. The
// application itself requests whatever this script cannot.
try {
  requestEarly(location.pathname)
} catch {
  // Storage is forbidden or damaged.
}
