import type { ExternalAccount } from './emails.ts'

/** Every text message a tenant sends, by kind, with the data of its template. */
export type TextMessages = {
  readonly 'one-time-code': { readonly code: string }
  /** Sent to the removed number. */
  readonly 'phone-removed': Readonly<Record<string, never>>
  readonly 'bank-linked': ExternalAccount
  readonly 'withdrawal-requested': ExternalAccount & { readonly cents: number }
}

export type TextMessageKind = keyof TextMessages
