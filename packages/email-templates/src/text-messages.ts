import type { EmailKind, ExternalAccount } from './emails.ts'

/** The notices that depositors can also receive as a text message. */
export const textedNotices = [
  'first-deposit',
  'deposit-skipped',
  'transfer-returned',
  'statement-ready',
  'new-message',
] as const satisfies readonly EmailKind[]
export type TextedNotice = (typeof textedNotices)[number]

export const isTextedNotice = (kind: EmailKind): kind is TextedNotice =>
  textedNotices.some((one) => one === kind)

/** Every text message a tenant sends, by kind, with the data of its template. */
export type TextMessages = {
  readonly 'one-time-code': { readonly code: string }
  /** Sent to the removed number. */
  readonly 'phone-removed': Readonly<Record<string, never>>
  readonly 'bank-linked': ExternalAccount
  /** Contains only the subject of the email: no amount and no name. */
  readonly notice: { readonly about: TextedNotice }
  readonly 'withdrawal-requested': ExternalAccount & { readonly cents: number }
}

export type TextMessageKind = keyof TextMessages
