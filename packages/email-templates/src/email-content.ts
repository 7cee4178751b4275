/** The content of an email, before it is rendered as HTML or plain text. */
export type EmailContent = {
  readonly subject: string
  readonly body: string
  /** A one-time code. */
  readonly code?: string
  readonly action?: Action
  /** Advice for an unexpected email. */
  readonly note?: string
}

/** The call to action: label and absolute URL. */
export type Action = { readonly label: string; readonly url: string }
