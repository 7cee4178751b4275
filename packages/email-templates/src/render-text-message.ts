import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import { formatsFor, type Formats } from '@coffer/i18n/language-formats'
import type { Sender } from './sender.ts'
import type { TextMessageKind, TextMessages } from './text-messages.ts'
import { type Translate, createTranslate } from './messages.ts'

export type RenderedTextMessage = {
  /** The title in the outbox: a text message has no subject. */
  readonly title: string
  readonly text: string
}

/** Renders a text message in a tenant's name. */
export function renderTextMessage<P extends TextMessageKind>(
  kind: P,
  data: TextMessages[P],
  { sender, language }: { sender: Sender; language: TenantLanguage },
): RenderedTextMessage {
  const t = createTranslate(sender, language)
  return {
    title: t(`text.${kind}.title`),
    text: texts[kind](data, { t, sender, formats: formatsFor(language) }).replaceAll(/\p{Cc}+/gu, ' '),
  }
}

interface TextContext {
  readonly t: Translate
  readonly sender: Sender
  readonly formats: Formats
}

const texts: {
  readonly [P in TextMessageKind]: (data: TextMessages[P], context: TextContext) => string
} = {
  'one-time-code': (data, { t }) => t('text.one-time-code.body', data),
  'phone-removed': (_, { t, sender }) =>
    t('text.phone-removed.body', { phone: sender.branding.phoneSupport }),
  'bank-linked': (account, { t, sender }) =>
    t('text.bank-linked.body', { ...account, phone: sender.branding.phoneSupport }),
  'withdrawal-requested': ({ cents, ...account }, { t, sender, formats }) =>
    t('text.withdrawal-requested.body', {
      ...account,
      amount: formats.money(cents),
      phone: sender.branding.phoneSupport,
    }),
  notice: ({ about }, { t }) => t('text.notice.body', { about: t(`${about}.subject`) }),
}
