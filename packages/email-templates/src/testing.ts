import { parseBranding, type Branding } from '@coffer/branding/schema'
import { exampleLetters } from './examples.ts'
import type { Letters, Purpose } from './letters.ts'
import type { Sender } from './sender.ts'
import { writeLetter, type WrittenLetter } from './write-letter.ts'

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

/** An institution like any other, but for what a test is about. */
export function brandingWith(changes: Partial<typeof wire> = {}): Branding {
  const parsed = parseBranding({ ...wire, ...changes })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.branding
}

export const senderWith = (changes: Partial<typeof wire> = {}): Sender => ({
  branding: brandingWith(changes),
  origin: 'https://example.bank',
})

export const languages = ['en', 'es'] as const

/** Every letter of an institution, in every language. */
export function everyLetter(sender: Sender): (WrittenLetter & { purpose: Purpose; language: string })[] {
  const examples = exampleLetters(sender)
  const one = <P extends Purpose>(purpose: P, data: Letters[P]) =>
    languages.map((language) => ({ purpose, language, ...writeLetter(purpose, data, { sender, language }) }))
  return purposesOf(examples).flatMap((purpose) => one(purpose, examples[purpose]))
}

export const purposesOf = (examples: Letters): Purpose[] => {
  const isPurpose = (name: string): name is Purpose => name in examples
  return Object.keys(examples).filter(isPurpose)
}

/** The document that an email client makes of a letter. */
export const drawn = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** Its words as a person sees them, without what is only for lists of emails. */
export function seenIn(html: string): string {
  const { body } = drawn(html)
  body.querySelector('[style*="display:none"]')?.remove()
  return body.textContent.replaceAll(/\s+/g, ' ').trim()
}
