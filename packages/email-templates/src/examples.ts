import type { Emails } from './emails.ts'
import type { Sender } from './sender.ts'
import type { TextMessages } from './text-messages.ts'

const account = { institution: 'Cascadia Credit Union', mask: '4821' } as const

/** One example of each email, for stories and the brand sheet. */
export const exampleEmails = ({ origin }: Pick<Sender, 'origin'>): Emails => ({
  'verify-email': { link: `${origin}/api/v1/email/verify?uuid=7c9e6679&hash=b1946ac92492d2347c6235b4` },
  'reset-password': { link: `${origin}/login/reset-password?token=b1946ac92492d2347c6235b4` },
  'password-changed': {},
  'password-replaced': {},
  'email-replaced': {},
  'phone-replaced': {},
  'one-time-code': { code: '482913' },
  'joint-invitation': {
    inviter: 'Priya Mary',
    invited: 'Seth',
    link: `${origin}/api/v1/email/verify/joint?uuid=7c9e6679&hash=b1946ac92492d2347c6235b4`,
  },
  'joint-signed-up': { holder: 'Seth Condary' },
  'joint-joined': { holder: 'Seth Condary' },
  'first-deposit': { institution: account.institution },
  'microdeposits-arrived': account,
  'microdeposits-came-back': account,
  'microdeposits-ran-out': account,
  'link-again': {},
  'deposit-skipped': {
    description: `${account.institution} ••••${account.mask}`,
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
  'new-message': {},
})

export const exampleTextMessages: TextMessages = {
  'one-time-code': { code: '482913' },
  'phone-removed': {},
}
