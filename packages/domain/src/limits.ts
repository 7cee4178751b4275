/**
 * Amounts in cents. The provider's own limits (GET /accounts) take precedence; these are the defaults until they have
 * loaded.
 */
export const defaultLimits = {
  initialMin: 1_00,
  initialMax: 250_000_00,
  depositMin: 1_00,
  depositMax: 250_000_00,
  depositDaily: 500_000_00,
  withdrawMin: 1_00,
  withdrawDaily: 250_000_00,
} as const

export const counts = {
  beneficiaries: 10,
  identityTries: 3,
  microdepositTries: 3,
  microdepositReissues: 2,
  scheduleDaysAhead: 365,
} as const

/** A page that fails to load its code reloads itself at most once in this time, in milliseconds. */
export const RELOAD_GUARD_MS = 10_000

/** Lengths in characters; the limits of files are in `attachments`. */
export const messageLimits = {
  subject: 120,
  body: 5_000,
} as const

/**
 * Maximum lengths of request texts in UTF-16 units, far above any legitimate text: a longer one is refused unread. The
 * rules of a field are stricter and have their own messages.
 */
export const textLimits = {
  short: 200,
  line: 400,
  long: 20_000,
  password: 4_096,
  fileName: 1_000,
} as const
