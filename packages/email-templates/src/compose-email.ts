import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import { formatsFor, type Formats } from '@coffer/i18n/language-formats'
import type { Emails, EmailKind, LinkedRoute, MonthlySummary, Occurrence } from './emails.ts'
import { absoluteUrl, type Sender } from './sender.ts'
import type { Action, EmailContent } from './email-content.ts'
import { type Translate, type MessageKey, createTranslate } from './messages.ts'

/** Translations, formats and links for the templates. */
type TemplateContext = {
  readonly t: Translate
  readonly formats: Formats
  readonly language: TenantLanguage
  readonly linkTo: (label: MessageKey, path: LinkedRoute) => Action
}

/** The content of an email in one language. */
export function composeEmail<P extends EmailKind>(
  kind: P,
  data: Emails[P],
  { sender, language }: { sender: Sender; language: TenantLanguage },
): EmailContent {
  const t = createTranslate(sender, language)
  const linkTo = (label: MessageKey, path: LinkedRoute) => ({
    label: t(label),
    url: absoluteUrl(sender, path),
  })
  const { subject, ...content } = templates[kind](data, {
    t,
    language,
    formats: formatsFor(language),
    linkTo,
  })
  // One line: a line break in a name would inject headers.
  return { subject: subject.replaceAll(/\p{Cc}+/gu, ' '), ...content }
}

const subjectAndBody = (
  { t }: TemplateContext,
  kind: Exclude<EmailKind, 'security-notice' | 'announcement'>,
  values?: Readonly<Record<string, string>>,
) => ({
  subject: t(`${kind}.subject`, values),
  body: t(`${kind}.body`, values),
})

const toTransactions = ({ linkTo }: TemplateContext) => ({
  action: linkTo('action.transactions', '/dashboard/transactions-list'),
})
const toLogIn = ({ linkTo }: TemplateContext) => ({ action: linkTo('action.log-in', '/login') })

/** Names the event, the device, the place and the time, and links to the page that locks the account. */
function composeSecurityNotice(
  { event, occurrence, report }: Emails['security-notice'],
  context: TemplateContext,
): EmailContent {
  const { t, formats } = context
  const values = {
    ...('mask' in event && { institution: event.institution, mask: event.mask }),
    ...('cents' in event && { amount: formats.money(event.cents) }),
    ...('invited' in event && { invited: event.invited }),
    ...('passkey' in event && { passkey: event.passkey }),
  }
  const sentence = t(`${event.kind}.body`, values)
  return {
    subject: t(`${event.kind}.subject`, values),
    body: `${sentence} ${t('occurrence', { occurrence: occurrenceText(occurrence, context) })}`,
    ...(report !== null && { action: { label: t('not-me.action'), url: report } }),
    note: t(report === null ? 'not-you' : 'not-me.note'),
  }
}

/** "Chrome on Windows, Denver area, Nov 21, 2026, 7:59 PM ET" */
const occurrenceText = ({ device, place, at }: Occurrence, { formats, language }: TemplateContext): string =>
  [device[language], place, formats.instant(at)].filter((part) => part !== '').join(', ')

/** The figures of a month, equal to the statement's, with goals and the next deposit if there are any. */
function composeMonthlySummary(summary: MonthlySummary, context: TemplateContext): EmailContent {
  const { t, formats } = context
  const { year, month, goals, next, unsubscribe } = summary
  const values = { month: formats.month(year, month) }
  const money = (label: MessageKey, cents: number) => ({ label: t(label), value: formats.money(cents) })
  return {
    ...subjectAndBody(context, 'monthly-summary', values),
    facts: [
      money('monthly-summary.balance', summary.balance),
      money(
        summary.saved < 0 ? 'monthly-summary.withdrawn' : 'monthly-summary.saved',
        Math.abs(summary.saved),
      ),
      money('monthly-summary.interest', summary.interest),
      {
        label: t('monthly-summary.interest-of-year', { year: String(year) }),
        value: formats.money(summary.interestOfYear),
      },
      ...goals.map(({ name, saved, target }) => ({
        label: t('monthly-summary.goal', { goal: name }),
        value:
          target === null
            ? formats.money(saved)
            : t('monthly-summary.of-target', { saved: formats.money(saved), target: formats.money(target) }),
      })),
      ...(next === null
        ? []
        : [
            {
              label: t('monthly-summary.next'),
              value: t('monthly-summary.next-on', {
                amount: formats.money(next.cents),
                date: formats.date(next.date),
              }),
            },
          ]),
    ],
    action: context.linkTo('action.log-in', '/login'),
    links: [toSettings(context), { label: t('monthly-summary.unsubscribe'), url: unsubscribe }],
  }
}

const toSettings = ({ linkTo }: TemplateContext): Action =>
  linkTo('action.notifications', '/my-account/notifications')

const templates: { readonly [P in EmailKind]: (data: Emails[P], context: TemplateContext) => EmailContent } =
  {
    'verify-email': ({ link }, context) => ({
      ...subjectAndBody(context, 'verify-email'),
      action: { label: context.t('verify-email.action'), url: link },
      note: context.t('verify-email.note'),
    }),
    'reset-password': ({ link }, context) => ({
      ...subjectAndBody(context, 'reset-password'),
      action: { label: context.t('reset-password.action'), url: link },
      note: context.t('reset-password.note'),
    }),
    'security-notice': composeSecurityNotice,
    'log-in-locked': ({ until, ...occurrence }, context) => ({
      ...subjectAndBody(context, 'log-in-locked', { occurrence: occurrenceText(occurrence, context) }),
      action: context.linkTo('log-in-locked.action', '/login/forgot-password'),
      note:
        until === null
          ? context.t('log-in-locked.until-reset')
          : context.t('log-in-locked.until', { until: context.formats.instant(until) }),
    }),
    'one-time-code': ({ code }, context) => ({
      ...subjectAndBody(context, 'one-time-code'),
      code,
      note: context.t('one-time-code.note'),
    }),
    'joint-invitation': ({ link, ...names }, context) => ({
      ...subjectAndBody(context, 'joint-invitation', names),
      action: { label: context.t('joint-invitation.action'), url: link },
      note: context.t('joint-invitation.note', names),
    }),
    'joint-signed-up': (data, context) => subjectAndBody(context, 'joint-signed-up', data),
    'joint-joined': (data, context) => ({
      ...subjectAndBody(context, 'joint-joined', data),
      action: context.linkTo('action.account', '/dashboard'),
    }),
    'first-deposit': (data, context) => ({
      ...subjectAndBody(context, 'first-deposit', data),
      ...toTransactions(context),
    }),
    'microdeposits-arrived': (data, context) => ({
      ...subjectAndBody(context, 'microdeposits-arrived', data),
      ...toLogIn(context),
    }),
    'microdeposits-came-back': (data, context) => ({
      ...subjectAndBody(context, 'microdeposits-came-back', data),
      ...toLogIn(context),
    }),
    'microdeposits-ran-out': (data, context) => ({
      ...subjectAndBody(context, 'microdeposits-ran-out', data),
      ...toLogIn(context),
    }),
    'link-again': (_, context) => ({ ...subjectAndBody(context, 'link-again'), ...toLogIn(context) }),
    'deposit-skipped': ({ counterparty, cents, date, reason, next }, context) => ({
      subject: context.t('deposit-skipped.subject'),
      body: context.t(next === null ? 'deposit-skipped.body' : 'deposit-skipped.body-and-next', {
        counterparty,
        amount: context.formats.money(cents),
        date: context.formats.date(date),
        why: context.t(`deposit-skipped.${reason}`),
        ...(next !== null && { next: context.formats.date(next) }),
      }),
      ...toTransactions(context),
    }),
    'transfer-returned': (_, context) => ({
      ...subjectAndBody(context, 'transfer-returned'),
      ...toTransactions(context),
    }),
    'account-closing': (_, context) => subjectAndBody(context, 'account-closing'),
    'account-closed': (_, context) => ({
      ...subjectAndBody(context, 'account-closed'),
      action: context.linkTo('action.documents', '/dashboard/documents'),
    }),
    'account-open-again': (_, context) => ({
      ...subjectAndBody(context, 'account-open-again'),
      ...toTransactions(context),
    }),
    'statement-ready': (_, context) => ({
      ...subjectAndBody(context, 'statement-ready'),
      action: context.linkTo('action.documents', '/dashboard/documents/statements'),
    }),
    'tax-form-ready': (_, context) => ({
      ...subjectAndBody(context, 'tax-form-ready'),
      action: context.linkTo('action.documents', '/dashboard/documents/taxes'),
    }),
    'rate-change': ({ from, to, date }, context) => ({
      subject: context.t('rate-change.subject', { date: context.formats.date(date) }),
      body: context.t('rate-change.body', {
        from: context.formats.percent(from),
        to: context.formats.percent(to),
        date: context.formats.date(date),
      }),
      ...toLogIn(context),
    }),
    'new-message': (_, context) => ({
      ...subjectAndBody(context, 'new-message'),
      action: context.linkTo('action.messages', '/message-center'),
    }),
    'monthly-summary': composeMonthlySummary,
    announcement: ({ subject, body, unsubscribe }, context) => ({
      subject: subject[context.language],
      body: body[context.language],
      action: context.linkTo('action.log-in', '/login'),
      links: [toSettings(context), { label: context.t('announcement.unsubscribe'), url: unsubscribe }],
    }),
  }
