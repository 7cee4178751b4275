import type { NotificationKind } from '@coffer/domain/notifications'
import type { EmailKind } from '@coffer/email-templates/emails'

/** Which settings an email follows; `required` is what a person asked for or has to get, which has no setting. */
export const noticeKinds = {
  'verify-email': 'required',
  'reset-password': 'required',
  'security-notice': 'security',
  'log-in-locked': 'security',
  'one-time-code': 'required',
  'joint-invitation': 'required',
  // Who can use the account.
  'joint-signed-up': 'security',
  'joint-joined': 'security',
  'first-deposit': 'money',
  // The holder has to act before they expire.
  'microdeposits-arrived': 'required',
  'microdeposits-came-back': 'required',
  'microdeposits-ran-out': 'required',
  // Until they act, no money moves.
  'link-again': 'required',
  'deposit-skipped': 'money',
  'transfer-returned': 'money',
  'account-closing': 'required',
  'account-closed': 'required',
  'account-open-again': 'required',
  'statement-ready': 'documents',
  // The IRS asks for a notice of a form that is furnished electronically.
  'tax-form-ready': 'required',
  // 12 CFR 1030.5(a).
  'rate-change': 'required',
  'new-message': 'documents',
  'monthly-summary': 'summary',
  announcement: 'marketing',
} as const satisfies Readonly<Record<EmailKind, NotificationKind | 'required'>>

/** The emails that no setting concerns, which may be sent without looking at any. */
export type UnconditionalEmail = {
  [P in EmailKind]: (typeof noticeKinds)[P] extends 'required' | 'security' ? P : never
}[EmailKind]
