/** Every text message a tenant sends, by kind, with the data of its template. */
export type TextMessages = {
  readonly 'one-time-code': { readonly code: string }
  /** Sent to the removed number. */
  readonly 'phone-removed': Readonly<Record<string, never>>
}

export type TextMessageKind = keyof TextMessages
