/** Amounts in cents. The provider's own limits (GET /accounts) come first; these stand in until they are known. */
export const defaultLimits = {
  initialMin: 1_00,
  initialMax: 250_000_00,
  depositMin: 1_00,
  depositMax: 250_000_00,
  depositDaily: 500_000_00,
  withdrawMin: 1_00,
  withdrawDaily: 250_000_00,
} as const

/** §9. Times in milliseconds. */
export const times = {
  notificationHides: 10_000,
  livenessPoll: 60_000,
  activityThrottle: 60_000,
  visibilityThreshold: 30_000,
  profileUpdateTimeout: 300_000,
  requestFollowed: 300_000,
  screenReloadGuard: 10_000,
  brandingRefresh: 3_600_000,
  rehydration: 5_000,
  timeoutWarning: 120_000,
} as const

/** §9 and decisions, Depositor rules. */
export const counts = {
  loginCsrfRetries: 3,
  passwordTries: 5,
  codeDigits: 6,
  codeTries: 5,
  codeMinutes: 10,
  codeResendSeconds: 30,
  phoneDigits: 10,
  beneficiaries: 10,
  identityTries: 3,
  microdepositTries: 3,
  microdepositReissues: 2,
  scheduleDaysAhead: 365,
} as const

/** Lengths in characters; what may be attached stands in `attachments`. */
export const messageLimits = {
  subject: 120,
  body: 5_000,
} as const
