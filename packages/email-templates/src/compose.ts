import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import type { GuardedPath } from '@coffer/domain/route-guards'
import { formatsOf, type Formats } from '@coffer/i18n/formats-of'
import type { Letters, Purpose } from './letters.ts'
import { addressAt, type Sender } from './sender.ts'
import type { Action, Sheet } from './sheet.ts'
import { type Say, type WordKey, wordsOf } from './wording.ts'

/** What is at hand to whoever words a letter. */
type Desk = {
  readonly say: Say
  readonly formats: Formats
  readonly lead: (label: WordKey, path: GuardedPath) => Action
}

/** Words a letter. */
export function compose<P extends Purpose>(
  purpose: P,
  data: Letters[P],
  { sender, language }: { sender: Sender; language: TenantLanguage },
): Sheet {
  const say = wordsOf(sender, language)
  const lead = (label: WordKey, path: GuardedPath) => ({
    label: say(label),
    address: addressAt(sender, path),
  })
  const { subject, ...sheet } = sheets[purpose](data, { say, formats: formatsOf(language), lead })
  // A name could bring a line break into the head of an email; a subject has one line.
  return { subject: subject.replaceAll(/\p{Cc}+/gu, ' '), ...sheet }
}

/** Subject and body of a letter, and what fills them. */
const worded = ({ say }: Desk, purpose: Purpose, values?: Readonly<Record<string, string>>) => ({
  subject: say(`${purpose}.subject`, values),
  body: say(`${purpose}.body`, values),
})

const toTransactions = ({ lead }: Desk) => ({
  action: lead('action.transactions', '/dashboard/transactions-list'),
})
const toLogIn = ({ lead }: Desk) => ({ action: lead('action.log-in', '/login') })
const notYou = ({ say }: Desk) => ({ note: say('not-you') })

const sheets: { readonly [P in Purpose]: (data: Letters[P], desk: Desk) => Sheet } = {
  'verify-email': ({ link }, desk) => ({
    ...worded(desk, 'verify-email'),
    action: { label: desk.say('verify-email.action'), address: link },
    note: desk.say('verify-email.note'),
  }),
  'reset-password': ({ link }, desk) => ({
    ...worded(desk, 'reset-password'),
    action: { label: desk.say('reset-password.action'), address: link },
    note: desk.say('reset-password.note'),
  }),
  'password-changed': (_, desk) => ({ ...worded(desk, 'password-changed'), ...notYou(desk) }),
  'password-replaced': (_, desk) => ({ ...worded(desk, 'password-replaced'), ...notYou(desk) }),
  'email-replaced': (_, desk) => ({ ...worded(desk, 'email-replaced'), ...notYou(desk) }),
  'phone-replaced': (_, desk) => ({ ...worded(desk, 'phone-replaced'), ...notYou(desk) }),
  'one-time-code': ({ code }, desk) => ({
    ...worded(desk, 'one-time-code'),
    code,
    note: desk.say('one-time-code.note'),
  }),
  'joint-invitation': ({ link, ...names }, desk) => ({
    ...worded(desk, 'joint-invitation', names),
    action: { label: desk.say('joint-invitation.action'), address: link },
    note: desk.say('joint-invitation.note', names),
  }),
  'joint-signed-up': (data, desk) => worded(desk, 'joint-signed-up', data),
  'joint-joined': (data, desk) => ({
    ...worded(desk, 'joint-joined', data),
    action: desk.lead('action.account', '/dashboard'),
  }),
  'first-deposit': (data, desk) => ({ ...worded(desk, 'first-deposit', data), ...toTransactions(desk) }),
  'microdeposits-arrived': (data, desk) => ({
    ...worded(desk, 'microdeposits-arrived', data),
    ...toLogIn(desk),
  }),
  'microdeposits-came-back': (data, desk) => ({
    ...worded(desk, 'microdeposits-came-back', data),
    ...toLogIn(desk),
  }),
  'microdeposits-ran-out': (data, desk) => ({
    ...worded(desk, 'microdeposits-ran-out', data),
    ...toLogIn(desk),
  }),
  'link-again': (_, desk) => ({ ...worded(desk, 'link-again'), ...toLogIn(desk) }),
  'deposit-skipped': ({ description, cents, date, reason, next }, desk) => ({
    subject: desk.say('deposit-skipped.subject'),
    body: desk.say(next === null ? 'deposit-skipped.body' : 'deposit-skipped.body-and-next', {
      description,
      amount: desk.formats.money(cents),
      date: desk.formats.date(date),
      why: desk.say(`deposit-skipped.${reason}`),
      ...(next !== null && { next: desk.formats.date(next) }),
    }),
    ...toTransactions(desk),
  }),
  'transfer-returned': (_, desk) => ({ ...worded(desk, 'transfer-returned'), ...toTransactions(desk) }),
  'account-closing': (_, desk) => worded(desk, 'account-closing'),
  'account-closed': (_, desk) => ({
    ...worded(desk, 'account-closed'),
    action: desk.lead('action.documents', '/dashboard/documents'),
  }),
  'account-open-again': (_, desk) => ({ ...worded(desk, 'account-open-again'), ...toTransactions(desk) }),
  'statement-ready': (_, desk) => ({
    ...worded(desk, 'statement-ready'),
    action: desk.lead('action.documents', '/dashboard/documents/statements'),
  }),
  'tax-form-ready': (_, desk) => ({
    ...worded(desk, 'tax-form-ready'),
    action: desk.lead('action.documents', '/dashboard/documents/taxes'),
  }),
  'new-message': (_, desk) => ({
    ...worded(desk, 'new-message'),
    action: desk.lead('action.messages', '/message-center'),
  }),
}
