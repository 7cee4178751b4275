/** How strict and how slow this provider is. Tests make it quick; a person at the console sees the defaults. */
export interface Settings {
  readonly session: { readonly idleSeconds: number; readonly totalSeconds: number }
  /** argon2id; the defaults are OWASP's. */
  readonly passwordHash: {
    readonly memoryCost: number
    readonly timeCost: number
    readonly parallelism: number
  }
  /** Answers that must not tell whether an email is known are given no sooner than this. */
  readonly evenAnswerMs: number
  /** Calls a minute from one address to log in, register and the like. */
  readonly callsPerMinute: number
  readonly operatorKey: string
  /** Keys the hashes of social security numbers and the CSRF tokens. */
  readonly secret: string
  readonly secureCookies: boolean
  /** Where a tenant's application is reached, for letters that nobody's browser asks for. */
  readonly originOf: (slug: string) => string
}

export const defaultSettings = {
  session: { idleSeconds: 15 * 60, totalSeconds: 12 * 60 * 60 },
  passwordHash: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  evenAnswerMs: 120,
  callsPerMinute: 300,
  secureCookies: false,
  originOf: (slug: string) => `http://${slug}.localhost:4100`,
} as const
