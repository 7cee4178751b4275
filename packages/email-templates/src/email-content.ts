/** The content of an email, before it is rendered as HTML or plain text. */
export type EmailContent = {
  readonly subject: string
  readonly body: string
  /** A one-time code. */
  readonly code?: string
  /** Figures, each with a label. */
  readonly facts?: readonly Fact[]
  readonly action?: Action
  /** Advice for an unexpected email. */
  readonly note?: string
  /** Links at the bottom: settings and unsubscribing. */
  readonly links?: readonly Action[]
}

/** A figure: "Interest this month" and "$12.04". */
export type Fact = { readonly label: string; readonly value: string }

/** The call to action: label and absolute URL. */
export type Action = { readonly label: string; readonly url: string }
