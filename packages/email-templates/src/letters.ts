import type { CalendarDate } from '@coffer/domain/calendar'

/** An account at another bank, as it is named in letters: whose it is and its last digits. */
type OtherAccount = { readonly institution: string; readonly mask: string }
type Nothing = Readonly<Record<string, never>>

/** Why the scheduled deposit of a day was not made. */
export type Skipped = 'linked-account' | 'depositor' | 'limits'

/** Every email an institution sends, by its purpose, with what must be known to write it. Links are whole addresses. */
export type Letters = {
  readonly 'verify-email': { readonly link: string }
  readonly 'reset-password': { readonly link: string }
  /** By a reset link, without being logged in. */
  readonly 'password-changed': Nothing
  /** By someone logged in. */
  readonly 'password-replaced': Nothing
  readonly 'email-replaced': Nothing
  readonly 'phone-replaced': Nothing
  readonly 'one-time-code': { readonly code: string }
  readonly 'joint-invitation': { readonly inviter: string; readonly invited: string; readonly link: string }
  readonly 'joint-signed-up': { readonly holder: string }
  readonly 'joint-joined': { readonly holder: string }
  readonly 'first-deposit': { readonly institution: string }
  readonly 'microdeposits-arrived': OtherAccount
  readonly 'microdeposits-came-back': OtherAccount
  readonly 'microdeposits-ran-out': OtherAccount
  readonly 'link-again': Nothing
  readonly 'deposit-skipped': {
    readonly description: string
    readonly cents: number
    readonly date: CalendarDate
    readonly reason: Skipped
    /** The day of the next one of its schedule, or null after the last. */
    readonly next: CalendarDate | null
  }
  readonly 'transfer-returned': Nothing
  readonly 'account-closing': Nothing
  readonly 'account-closed': Nothing
  readonly 'account-open-again': Nothing
  readonly 'statement-ready': Nothing
  readonly 'tax-form-ready': Nothing
  readonly 'new-message': Nothing
}

export type Purpose = keyof Letters
