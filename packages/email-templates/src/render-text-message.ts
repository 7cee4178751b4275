import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import type { Sender } from './sender.ts'
import type { TextMessageKind, TextMessages } from './text-messages.ts'
import { type Translate, createTranslate } from './messages.ts'

export type RenderedTextMessage = {
  /** The subject in the outbox; a text message has none. */
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
    text: texts[kind](data, t, sender).replaceAll(/\p{Cc}+/gu, ' '),
  }
}

const texts: {
  readonly [P in TextMessageKind]: (data: TextMessages[P], t: Translate, sender: Sender) => string
} = {
  'one-time-code': (data, t) => t('text.one-time-code.body', data),
  'phone-removed': (_, t, { branding }) => t('text.phone-removed.body', { phone: branding.phoneSupport }),
}
