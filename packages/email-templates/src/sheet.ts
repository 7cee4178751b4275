/** What a letter says, before it is drawn or spelled out. */
export type Sheet = {
  readonly subject: string
  readonly body: string
  /** A one-time code, to be read and typed. */
  readonly code?: string
  readonly action?: Action
  /** What to do if the letter was not expected. */
  readonly note?: string
}

/** The one thing to do: what it is called, and its whole address. */
export type Action = { readonly label: string; readonly address: string }
