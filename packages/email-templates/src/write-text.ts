import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import type { Sender } from './sender.ts'
import type { TextPurpose, Texts } from './texts.ts'
import { type Say, wordsOf } from './wording.ts'

export type WrittenText = {
  /** What it is about; a text message itself has no subject. */
  readonly title: string
  readonly text: string
}

/** Writes a text message in an institution's name. */
export function writeText<P extends TextPurpose>(
  purpose: P,
  data: Texts[P],
  { sender, language }: { sender: Sender; language: TenantLanguage },
): WrittenText {
  const say = wordsOf(sender, language)
  return {
    title: say(`text.${purpose}.title`),
    text: texts[purpose](data, say, sender).replaceAll(/\p{Cc}+/gu, ' '),
  }
}

const texts: { readonly [P in TextPurpose]: (data: Texts[P], say: Say, sender: Sender) => string } = {
  'one-time-code': (data, say) => say('text.one-time-code.body', data),
  'phone-removed': (_, say, { branding }) => say('text.phone-removed.body', { phone: branding.phoneSupport }),
}
