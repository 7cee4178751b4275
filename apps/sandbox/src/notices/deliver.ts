import { isOn, type NotificationChange, type NotificationChannel } from '@coffer/domain/notifications'
import type { EmailKind, Emails } from '@coffer/email-templates/emails'
import type { Sender } from '@coffer/email-templates/sender'
import { isTextedNotice } from '@coffer/email-templates/text-messages'
import { now, type Tx } from '../database/in-tenant.ts'
import { alerts } from '../database/schema/notices.ts'
import { toLanguage } from '../identity/contact.ts'
import { findSender } from '../outbox/mailer.ts'
import { type Message, sendAll } from '../outbox/outbox.ts'
import { emailTo, textMessageTo } from '../outbox/send-email.ts'
import { toAlertText } from './alerts.ts'
import { noticeKinds } from './notice-kinds.ts'
import { findSettingChanges } from './notification-changes.ts'

/** A recipient, with their contacts and language. */
export interface Person {
  readonly depositorId: string
  readonly email: string
  readonly locale: string
  readonly phone: string | null
  readonly phoneVerifiedAt: Date | null
}

/** The content of a notification to one person. */
export interface Notice<P extends EmailKind> {
  readonly person: Person
  readonly data: Emails[P]
}

interface DeliveryOptions {
  /** For events that have a separate alert, or none. */
  readonly withoutAlert?: boolean
}

/** Notifies a batch of people in a few statements, each in their language and according to their settings. */
export async function deliver<P extends EmailKind>(
  tx: Tx,
  purpose: P,
  notices: readonly Notice<P>[],
  { withoutAlert = false }: DeliveryOptions = {},
): Promise<void> {
  if (notices.length === 0) return
  const sender = await findSender(tx)
  const uses = await findChannels(tx, purpose, notices, sender)
  const messages: Message[] = []
  const added: (typeof alerts.$inferInsert)[] = []
  for (const { person, data } of notices) {
    const language = toLanguage(person.locale)
    const isUsed = (channel: NotificationChannel) => uses(person, channel)
    if (isUsed('email')) messages.push(emailTo({ to: person.email, language }, purpose, data, sender))
    if (!withoutAlert && isUsed('in_app'))
      added.push({
        depositorId: person.depositorId,
        purpose,
        ...toAlertText(purpose, data, sender),
        createdAt: now(tx),
      })
    if (isTextedNotice(purpose) && person.phone !== null && person.phoneVerifiedAt && isUsed('text'))
      messages.push(textMessageTo({ to: person.phone, language }, 'notice', { about: purpose }, sender))
  }
  if (added.length > 0) await tx.insert(alerts).values(added)
  await sendAll(tx, messages)
}

type Uses = (person: Person, channel: NotificationChannel) => boolean

/**
 * Whether a notice reaches a person in each channel. If the tenant has no notification settings, the defaults apply.
 */
async function findChannels(
  tx: Tx,
  purpose: EmailKind,
  notices: readonly { readonly person: Person }[],
  { branding }: Sender,
): Promise<Uses> {
  const kind = noticeKinds[purpose]
  if (kind === 'required') return (_, channel) => channel !== 'text'
  const changes: ReadonlyMap<string, readonly NotificationChange[]> = branding.capabilities.includes(
    'notification_settings',
  )
    ? await findSettingChanges(
        tx,
        notices.map(({ person }) => person.depositorId),
      )
    : new Map()
  return ({ depositorId }, channel) => isOn(changes.get(depositorId) ?? [], kind, channel)
}
