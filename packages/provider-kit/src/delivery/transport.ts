/** Whom a tenant's emails come from. */
export interface EmailSender {
  readonly name: string
  readonly address: string
  /** Where answers go, if not to `address`. */
  readonly replyTo?: string | undefined
}

export interface OutgoingEmail {
  /** Stable over all attempts. */
  readonly id: string
  readonly writtenAt: Date
  readonly from: EmailSender
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** A page that turns this type of email off. */
  readonly unsubscribe: string | null
}

export interface OutgoingText {
  /** Stable over all attempts. */
  readonly id: string
  readonly tenant: string
  readonly writtenAt: Date
  /** The phone, as E.164 has it. */
  readonly to: string
  readonly text: string
}

/**
 * How an attempt ended. Its reason is for logs and operators: statuses only, because answers of servers repeat
 * addresses.
 *
 * - `refused`: by the receiving side, for good.
 * - `failed`: nothing was accepted, so that it may be sent again.
 * - `unconfirmed`: it may have been accepted.
 */
export type Outcome =
  | { readonly status: 'sent' }
  | { readonly status: 'refused' | 'failed' | 'unconfirmed'; readonly reason: string }

/** A way out for messages. */
export interface Transport<Message> {
  /** Whether the receiving side recognizes a message that it has already, so that sending it again is safe. */
  readonly isIdempotent: boolean
  /** Never rejects. */
  readonly deliver: (message: Message) => Promise<Outcome>
}
