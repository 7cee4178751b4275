import { requestEarly } from './request-early.ts'

// Inlined in the bank's pages before any other script: requests what the address needs while the scripts load. Whatever it
// cannot read, the application requests itself.
try {
  requestEarly(location.pathname)
} catch {
  // Storage is forbidden or damaged.
}
