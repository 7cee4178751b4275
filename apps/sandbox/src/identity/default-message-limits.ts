/** Maximum number of messages of one type to one destination. */
interface MessageLimit {
  readonly perHour: number
  readonly perDay: number
}

/** Maximum number of messages to one destination, by type. */
export const defaultMessageLimits = {
  /** Links to an address that anyone can type. Each type has its own limit, so that one cannot use up another's. */
  verification: { perHour: 5, perDay: 20 },
  reset: { perHour: 5, perDay: 20 },
  invitation: { perHour: 5, perDay: 20 },
  /** Codes to a verified contact, sent after the right password. */
  code: { perHour: 20, perDay: 60 },
  /** Codes to a contact that is not verified yet, which may belong to a stranger. */
  'code-to-new-contact': { perHour: 5, perDay: 15 },
} as const

export type MessageLimits = Readonly<Record<keyof typeof defaultMessageLimits, MessageLimit>>
