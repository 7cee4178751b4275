import { parseBranding, type Branding } from '@coffer/branding/schema'
import { composeEmail } from './compose-email.ts'
import { exampleEmails } from './examples.ts'
import type { Emails, EmailKind } from './emails.ts'
import type { Sender } from './sender.ts'
import { renderEmail, type RenderedEmail } from './render-email.ts'

const wire = {
  slug: 'example',
  name: 'Example Savings Bank',
  short_name: 'Example',
  logos: {
    'hor-color': '/logos/hor-color.svg',
    'hor-white': '/logos/hor-white.svg',
    'sq-color': '/logos/sq-color.svg',
    'sq-white': '/logos/sq-white.svg',
  },
  logo_alt_text: 'Example Savings Bank',
  color_primary: '#0b2545',
  color_secondary: '#13607a',
  emails: { support: 'help@example.com' },
  phone_support: '(800) 555-0100',
  password_requirements: {
    min_length: 12,
    max_length: 128,
    require_upper: false,
    require_lower: false,
    require_digit: false,
    require_symbol: false,
  },
  show_fdic: true,
  completed_at: null,
}

/** A sender with overrides for one test. */
function brandingWith(changes: Partial<typeof wire> = {}): Branding {
  const parsed = parseBranding({ ...wire, ...changes })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.branding
}

export const senderWith = (changes: Partial<typeof wire> = {}): Sender => ({
  branding: brandingWith(changes),
  insurer: 'FDIC',
  origin: 'https://example.bank',
})

export const languages = ['en', 'es'] as const

/** Every email of a sender, in every language. */
export function everyEmail(sender: Sender): (RenderedEmail & {
  kind: EmailKind
  language: string
  body: string
})[] {
  const examples = exampleEmails(sender)
  const one = <P extends EmailKind>(kind: P, data: Emails[P]) =>
    languages.map((language) => {
      const { body } = composeEmail(kind, data, { sender, language })
      return { kind, language, body, ...renderEmail(kind, data, { sender, language }) }
    })
  return emailKinds(examples).flatMap((kind) => one(kind, examples[kind]))
}

const emailKinds = (examples: Emails): EmailKind[] => {
  const isKind = (name: string): name is EmailKind => name in examples
  return Object.keys(examples).filter(isKind)
}

/** The parsed document of an email. */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** The visible text, without the preview text. */
export function visibleText(html: string): string {
  const { body } = parseHtml(html)
  body.querySelector('[style*="display:none"]')?.remove()
  return body.textContent.replaceAll(/\s+/g, ' ').trim()
}
