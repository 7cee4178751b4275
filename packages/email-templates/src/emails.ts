import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import type { CalendarDate } from '@coffer/domain/calendar'

/** An account at another bank: the institution (empty if unknown) and the last digits of the number. */
export type ExternalAccount = { readonly institution: string; readonly mask: string }
type NoData = Readonly<Record<string, never>>

/**
 * Where and when an event happened: the device in each language, the place (empty if unknown), and the instant (ISO,
 * UTC).
 */
export type Occurrence = {
  readonly device: Readonly<Record<TenantLanguage, string>>
  readonly place: string
  readonly at: string
}

/** The routes that emails link to. A type test of the router rejects any path that is not a route. */
export type LinkedRoute =
  | '/login'
  | '/login/forgot-password'
  | '/dashboard'
  | '/dashboard/transactions-list'
  | '/dashboard/documents'
  | '/dashboard/documents/statements'
  | '/dashboard/documents/taxes'
  | '/message-center'
  | '/my-account/notifications'

/** Why a scheduled deposit was skipped. */
export type SkipReason = 'linked-account' | 'depositor' | 'limits'

/** An event that affects the security of an account. */
export type SecurityEvent =
  | ({ readonly kind: 'bank-linked' | 'bank-removed' } & ExternalAccount)
  | ({ readonly kind: 'withdrawal-requested'; readonly cents: number } & ExternalAccount)
  | { readonly kind: 'joint-holder-invited' | 'joint-holder-removed'; readonly invited: string }
  | { readonly kind: 'passkey-added' | 'passkey-removed'; readonly passkey: string }
  | {
      readonly kind:
        | 'new-device'
        | 'account-locked'
        /** Changed with a reset link, while logged out. */
        | 'password-changed'
        /** Changed while logged in. */
        | 'password-replaced'
        /** Sent to the old address. */
        | 'email-replaced'
        /** Sent to the new address. */
        | 'email-added'
        | 'phone-replaced'
        | 'beneficiaries-changed'
    }

/** A month of an account. Amounts are in cents. */
export type MonthlySummary = {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly balance: number
  /** Deposits less withdrawals. */
  readonly saved: number
  readonly interest: number
  /** Interest from the start of the year to the end of the month. */
  readonly interestOfYear: number
  readonly goals: readonly { readonly name: string; readonly saved: number; readonly target: number | null }[]
  /** The next automatic deposit; null if there is none. */
  readonly next: { readonly cents: number; readonly date: CalendarDate } | null
  /** The URL that turns the summary off without a log-in. */
  readonly unsubscribe: string
}

/** Text that a tenant's staff wrote, in each language. */
export type WrittenText = Readonly<Record<TenantLanguage, string>>

/** Every email that a tenant sends, by kind, with the data of its template. Links are absolute URLs. */
export type Emails = {
  readonly 'verify-email': { readonly link: string }
  readonly 'reset-password': { readonly link: string }
  /** `report` is the URL of "This wasn't me"; null if there is nothing left to stop, or if another holder acted. */
  readonly 'security-notice': {
    readonly event: SecurityEvent
    readonly occurrence: Occurrence
    readonly report: string | null
  }
  /** A lock after wrong passwords; `until` is the end of the lock, or null if only a new password ends it. */
  readonly 'log-in-locked': Occurrence & { readonly until: string | null }
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
    /** The bank of origin and the last digits of the account number. */
    readonly counterparty: string
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
  /** Yields in percent, like "4.35"; `date` is the first day that earns the new one. */
  readonly 'rate-change': { readonly from: string; readonly to: string; readonly date: CalendarDate }
  readonly 'new-message': NoData
  readonly 'monthly-summary': MonthlySummary
  /** News and offers; `unsubscribe` is the URL that turns them off without a log-in. */
  readonly announcement: {
    readonly subject: WrittenText
    readonly body: WrittenText
    readonly unsubscribe: string
  }
}

export type EmailKind = keyof Emails
