import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import { compose } from './compose.ts'
import type { Letters, Purpose } from './letters.ts'
import { pageOf } from './page/page.ts'
import { plainOf } from './plain.ts'
import type { Sender } from './sender.ts'

export type WrittenLetter = {
  readonly subject: string
  /** The letter spelled out. */
  readonly text: string
  /** The letter drawn, as a whole document. */
  readonly html: string
  /** What it says in one paragraph: a notice within the application says the same. */
  readonly body: string
  /** Where its button leads. */
  readonly link: string | null
}

/** Writes a letter in an institution's name. */
export function writeLetter<P extends Purpose>(
  purpose: P,
  data: Letters[P],
  { sender, language }: { sender: Sender; language: TenantLanguage },
): WrittenLetter {
  const sheet = compose(purpose, data, { sender, language })
  return {
    subject: sheet.subject,
    text: plainOf(sheet, sender, language),
    html: pageOf(sheet, sender, language),
    body: sheet.body,
    link: sheet.action?.address ?? null,
  }
}
