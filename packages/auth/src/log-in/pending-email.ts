import { logoutReason } from '@coffer/session/logout-reason'

// In memory only, until the code is accepted: the next person at this browser must not read it.
let given = ''

/** Stores the email of a log-in whose code is pending. */
export function storePendingEmail(email: string): void {
  given = email
}

/** Clears the email once the log-in is complete. */
export function clearPendingEmail(): void {
  given = ''
}

/** The initial email after a redirect back to the log-in page. */
export function pendingEmail(): string {
  if (logoutReason() === 'asked') clearPendingEmail()
  return given
}
