import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import { composeEmail } from './compose-email.ts'
import type { Emails, EmailKind } from './emails.ts'
import { renderHtml } from './html/render-html.ts'
import { renderPlainText } from './render-plain-text.ts'
import type { Sender } from './sender.ts'

export type RenderedEmail = {
  readonly subject: string
  /** The plain-text alternative. */
  readonly text: string
  /** A complete HTML document. */
  readonly html: string
  /** The URL of the call to action. */
  readonly link: string | null
}

/** Renders an email in a tenant's brand. */
export function renderEmail<P extends EmailKind>(
  kind: P,
  data: Emails[P],
  { sender, language }: { sender: Sender; language: TenantLanguage },
): RenderedEmail {
  const content = composeEmail(kind, data, { sender, language })
  return {
    subject: content.subject,
    text: renderPlainText(content, sender, language),
    html: renderHtml(content, sender, language),
    link: content.action?.url ?? null,
  }
}
