import type { NotificationKind } from '@coffer/domain/notifications'
import type { EmailKind } from '@coffer/email-templates/emails'

/**
 * The setting that an email follows. A `required` one has no setting: the person requested it, or has to receive it.
 */
export const noticeKinds = {
  'verify-email': 'required',
  'reset-password': 'required',
  'security-notice': 'security',
  'log-in-locked': 'security',
  'one-time-code': 'required',
  'joint-invitation': 'required',
  // Concerns access to the account.
  'joint-signed-up': 'security',
  'joint-joined': 'security',
  'first-deposit': 'money',
  // The holder has to act before the amounts expire.
  'microdeposits-arrived': 'required',
  'microdeposits-came-back': 'required',
  'microdeposits-ran-out': 'required',
  // No money moves until the holders act.
  'link-again': 'required',
  'deposit-skipped': 'money',
  'transfer-returned': 'money',
  'account-closing': 'required',
  'account-closed': 'required',
  'account-open-again': 'required',
  'statement-ready': 'documents',
  // The IRS requires a notice when a form is furnished electronically.
  'tax-form-ready': 'required',
  // Required by 12 CFR 1030.5(a).
  'rate-change': 'required',
  'new-message': 'documents',
  'monthly-summary': 'summary',
  announcement: 'marketing',
} as const satisfies Readonly<Record<EmailKind, NotificationKind | 'required'>>

/** The emails without a setting, which can be sent without looking any up. */
export type UnconditionalEmail = {
  [P in EmailKind]: (typeof noticeKinds)[P] extends 'required' | 'security' ? P : never
}[EmailKind]
