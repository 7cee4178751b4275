/** The most messages of a kind to one destination. */
interface MessageLimit {
  readonly perHour: number
  readonly perDay: number
}

/** The most messages to one destination, by what is sent. */
export const defaultMessageLimits = {
  /** Links, to an address that anyone can type. Each by itself, so that one cannot use up another's. */
  verification: { perHour: 5, perDay: 20 },
  reset: { perHour: 5, perDay: 20 },
  invitation: { perHour: 5, perDay: 20 },
  /** To a verified contact, after the right password. */
  code: { perHour: 20, perDay: 60 },
  /** To a contact that is not verified yet, which may be a stranger's. */
  'code-to-new-contact': { perHour: 5, perDay: 15 },
} as const

export type MessageLimits = Readonly<Record<keyof typeof defaultMessageLimits, MessageLimit>>
