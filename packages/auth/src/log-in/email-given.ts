import { logoutReason } from '@coffer/session/logout-reason'

// In this page's memory alone, and only until the code was given: who comes after a session must not read it.
let given = ''

/** Keeps the email of a log-in that still waits for its code. */
export function keepEmailGiven(email: string): void {
  given = email
}

/** The log-in is finished. */
export function forgetEmailGiven(): void {
  given = ''
}

/** The email to begin with, for someone who was sent back to log in without having asked for it. */
export function emailGiven(): string {
  if (logoutReason() === 'asked') forgetEmailGiven()
  return given
}
