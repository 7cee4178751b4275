import type { Emails, SecurityEvent } from './emails.ts'
import type { Sender } from './sender.ts'
import type { TextMessages } from './text-messages.ts'

const account = { institution: 'Cascadia Credit Union', mask: '4821' } as const

const occurrence = {
  device: { en: 'Chrome on Windows', es: 'Chrome en Windows' },
  place: 'Denver area',
  at: '2026-11-22T00:59:00.000Z',
} as const

/** One example of each security event, for tests. */
export const exampleSecurityEvents: readonly SecurityEvent[] = [
  { kind: 'bank-linked', ...account },
  { kind: 'bank-removed', ...account },
  { kind: 'withdrawal-requested', cents: 250_000, ...account },
  { kind: 'joint-holder-invited', invited: 'Seth' },
  { kind: 'joint-holder-removed', invited: 'Seth' },
  { kind: 'passkey-added', passkey: 'My phone' },
  { kind: 'passkey-removed', passkey: 'My phone' },
  { kind: 'new-device' },
  { kind: 'account-locked' },
  { kind: 'password-changed' },
  { kind: 'password-replaced' },
  { kind: 'email-replaced' },
  { kind: 'email-added' },
  { kind: 'phone-replaced' },
  { kind: 'beneficiaries-changed' },
]

/** One example of each email, for stories and the brand sheet. */
export const exampleEmails = ({ origin }: Pick<Sender, 'origin'>): Emails => ({
  'verify-email': { link: `${origin}/email-verified#uuid=7c9e6679&hash=b1946ac92492d2347c6235b4` },
  'reset-password': { link: `${origin}/login/reset-password#token=b1946ac92492d2347c6235b4` },
  'security-notice': {
    event: { kind: 'withdrawal-requested', cents: 250_000, ...account },
    occurrence,
    report: `${origin}/not-me#uuid=7c9e6679&hash=b1946ac92492d2347c6235b4`,
  },
  'log-in-locked': { ...occurrence, until: '2026-11-22T01:59:00.000Z' },
  'one-time-code': { code: '482913' },
  'joint-invitation': {
    inviter: 'Priya Mary',
    invited: 'Seth',
    link: `${origin}/joint-account/verify/success#uuid=7c9e6679&hash=b1946ac92492d2347c6235b4`,
  },
  'joint-signed-up': { holder: 'Seth Condary' },
  'joint-joined': { holder: 'Seth Condary' },
  'first-deposit': { institution: account.institution },
  'microdeposits-arrived': account,
  'microdeposits-came-back': account,
  'microdeposits-ran-out': account,
  'link-again': {},
  'deposit-skipped': {
    counterparty: `${account.institution} ••••${account.mask}`,
    cents: 250_000,
    date: '2026-11-20',
    reason: 'linked-account',
    next: '2026-12-21',
  },
  'transfer-returned': {},
  'account-closing': {},
  'account-closed': {},
  'account-open-again': {},
  'statement-ready': {},
  'tax-form-ready': {},
  'rate-change': { from: '4.35', to: '4.10', date: '2026-12-15' },
  'new-message': {},
  'monthly-summary': {
    year: 2026,
    month: 10,
    balance: 1_284_317,
    saved: 75_000,
    interest: 4_538,
    interestOfYear: 31_204,
    goals: [
      { name: 'Emergency fund', saved: 640_000, target: 1_000_000 },
      { name: 'Rainy days', saved: 82_050, target: null },
    ],
    next: { cents: 25_000, date: '2026-11-16' },
    unsubscribe: `${origin}/unsubscribe#token=b1946ac92492d2347c6235b4&kind=summary`,
  },
  announcement: {
    subject: {
      en: 'Save together with a joint account',
      es: 'Ahorren juntos con una cuenta conjunta',
    },
    body: {
      en: 'You can now share your savings account with one other person. Invite them in My account.',
      es: 'Ahora puede compartir su cuenta de ahorros con otra persona. Envíele la invitación en Mi cuenta.',
    },
    unsubscribe: `${origin}/unsubscribe#token=b1946ac92492d2347c6235b4&kind=marketing`,
  },
})

export const exampleTextMessages: TextMessages = {
  'one-time-code': { code: '482913' },
  'phone-removed': {},
  'bank-linked': account,
  'withdrawal-requested': { cents: 250_000, ...account },
  notice: { about: 'statement-ready' },
}
