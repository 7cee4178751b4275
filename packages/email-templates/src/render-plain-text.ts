import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import { insurerSigns } from './insurer-signs.ts'
import type { Sender } from './sender.ts'
import type { EmailContent } from './email-content.ts'
import { createTranslate } from './messages.ts'

/** The plain-text alternative, with the same content as the HTML. */
export function renderPlainText(
  { subject, body, code, facts, action, note, links = [] }: EmailContent,
  sender: Sender,
  language: TenantLanguage,
): string {
  const { name, emails, phoneSupport } = sender.branding
  const { insurer } = sender
  const t = createTranslate(sender, language)
  const parts = [
    subject,
    body,
    code,
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action && `${action.label}:\n${action.url}`,
    note,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    `-- \n${name}`,
    t('foot.questions', { email: emails.support, phone: phoneSupport }),
    t('foot.safety'),
    insurer === 'none' ? undefined : insurerSigns[insurer].sentence,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}
