import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import { fdicSign } from './fdic-sign.ts'
import type { Sender } from './sender.ts'
import type { Sheet } from './sheet.ts'
import { wordsOf } from './wording.ts'

/** Spells a letter out, with all that the drawn one says: for readers that show no HTML. */
export function plainOf(
  { subject, body, code, action, note }: Sheet,
  sender: Sender,
  language: TenantLanguage,
): string {
  const { name, emails, phoneSupport, showFdic } = sender.branding
  const say = wordsOf(sender, language)
  const parts = [
    subject,
    body,
    code,
    action && `${action.label}:\n${action.address}`,
    note,
    `-- \n${name}`,
    say('foot.questions', { email: emails.support, phone: phoneSupport }),
    say('foot.safety'),
    showFdic ? fdicSign.sentence : undefined,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}
