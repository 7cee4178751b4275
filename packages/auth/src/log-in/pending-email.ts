import { logoutReason } from '@coffer/session/logout-reason'

// In memory only, until the code is accepted, because the next user of this browser must not see it.
let pending = ''

/** Stores the email of a log-in with a pending code. */
export function storePendingEmail(email: string): void {
  pending = email
}

/** Clears the email when the log-in is complete. */
export function clearPendingEmail(): void {
  pending = ''
}

/** The initial email after a redirect back to the log-in page. */
export function pendingEmail(): string {
  if (logoutReason() === 'asked') clearPendingEmail()
  return pending
}
