/** Every text message an institution sends, by its purpose. */
export type Texts = {
  readonly 'one-time-code': { readonly code: string }
  /** To the number that was taken away. */
  readonly 'phone-removed': Readonly<Record<string, never>>
}

export type TextPurpose = keyof Texts
