import type { CalendarDate } from '@coffer/domain/calendar'

/** An account at another bank: institution and last digits. */
type ExternalAccount = { readonly institution: string; readonly mask: string }
type NoData = Readonly<Record<string, never>>

/** The routes that emails link to. A type test of the router rejects one that is no route. */
export type LinkedRoute =
  | '/login'
  | '/dashboard'
  | '/dashboard/transactions-list'
  | '/dashboard/documents'
  | '/dashboard/documents/statements'
  | '/dashboard/documents/taxes'
  | '/message-center'

/** Why a scheduled deposit was skipped. */
export type SkipReason = 'linked-account' | 'depositor' | 'limits'

/** Every email a tenant sends, by kind, with the data of its template. Links are absolute URLs. */
export type Emails = {
  readonly 'verify-email': { readonly link: string }
  readonly 'reset-password': { readonly link: string }
  /** Changed by a reset link, logged out. */
  readonly 'password-changed': NoData
  /** Changed while logged in. */
  readonly 'password-replaced': NoData
  readonly 'email-replaced': NoData
  readonly 'phone-replaced': NoData
  readonly 'one-time-code': { readonly code: string }
  readonly 'joint-invitation': { readonly inviter: string; readonly invited: string; readonly link: string }
  readonly 'joint-signed-up': { readonly holder: string }
  readonly 'joint-joined': { readonly holder: string }
  readonly 'first-deposit': { readonly institution: string }
  readonly 'microdeposits-arrived': ExternalAccount
  readonly 'microdeposits-came-back': ExternalAccount
  readonly 'microdeposits-ran-out': ExternalAccount
  readonly 'link-again': NoData
  readonly 'deposit-skipped': {
    readonly description: string
    readonly cents: number
    readonly date: CalendarDate
    readonly reason: SkipReason
    /** The next scheduled day, or null after the last. */
    readonly next: CalendarDate | null
  }
  readonly 'transfer-returned': NoData
  readonly 'account-closing': NoData
  readonly 'account-closed': NoData
  readonly 'account-open-again': NoData
  readonly 'statement-ready': NoData
  readonly 'tax-form-ready': NoData
  readonly 'new-message': NoData
}

export type EmailKind = keyof Emails
