import { defineGuardedResult } from '@coffer/session/guarded-result'

interface Registered {
  email: string
  maskedEmail: string
}

const isRegistered = (stored: unknown): stored is Registered =>
  typeof stored === 'object' &&
  stored !== null &&
  'email' in stored &&
  typeof stored.email === 'string' &&
  'maskedEmail' in stored &&
  typeof stored.maskedEmail === 'string'

/** The email address to verify. */
export const registered = defineGuardedResult('registered', isRegistered)
