// @vitest-environment happy-dom
import fc from 'fast-check'
import { contrast } from '@coffer/branding/contrast'
import { describe, expect, it } from 'vitest'
import { drawn, everyLetter, senderWith } from './testing.ts'
import { writeLetter } from './write-letter.ts'
import { writeText } from './write-text.ts'

const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></style><svg onload=alert(1)>',
  '&lt;b&gt; & <b>',
  '{{email}} {{phone}} $& $1',
  'שלום <b>בנק</b>',
]

describe.each(attacks)('a name of %s', (name) => {
  const sender = senderWith({ name, short_name: name, logo_alt_text: name })

  it('is read as it was given, and makes nothing', () => {
    const plain = everyLetter(senderWith())
    for (const [place, { html, subject }] of everyLetter(sender).entries()) {
      const page = drawn(html)
      expect(page.querySelectorAll('*')).toHaveLength(
        drawn(plain[place]?.html ?? '').querySelectorAll('*').length,
      )
      expect(page.title).toBe(subject)
      expect(page.querySelector('img')?.alt).toBe(name)
      for (const one of page.querySelectorAll('*'))
        expect([...one.attributes].filter((attribute) => /^on/i.test(attribute.name))).toEqual([])
    }
  })

  it('is no more than a name in what a person brings along', () => {
    const data = { inviter: name, invited: name, link: 'https://example.bank/x' }
    const { html, subject } = writeLetter('joint-invitation', data, { sender: senderWith(), language: 'en' })
    expect(drawn(html).querySelector('h1')?.textContent).toBe(subject)
    expect(subject).toContain(name)
    expect(drawn(html).querySelectorAll('script, svg, b, img')).toHaveLength(1)
  })
})

it('keeps a subject and a text message on one line', () => {
  const data = { holder: 'Seth\r\nBcc: everyone@example.com' }
  const { subject } = writeLetter('joint-joined', data, { sender: senderWith(), language: 'en' })
  expect(subject).toBe('You share your account with Seth Bcc: everyone@example.com')
  const text = writeText('one-time-code', { code: '1\n2' }, { sender: senderWith(), language: 'es' })
  expect(text.text).not.toContain('\n')
})

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** The value of a property where it stands, or where it is inherited from. */
function inherited(element: Element | null, property: RegExp): string {
  for (let one = element; one !== null; one = one.parentElement) {
    const found = property.exec(one.getAttribute('style') ?? '')?.[1]
    if (found !== undefined) return found
  }
  throw new Error('nothing gives it a colour')
}

it('can be read in the colours of any brand', () => {
  const written = (color_primary: string, color_secondary: string) =>
    drawn(
      writeLetter(
        'one-time-code',
        { code: '482913' },
        { sender: senderWith({ color_primary, color_secondary }), language: 'en' },
      ).html,
    )
  fc.assert(
    fc.property(colour, colour, (primary, secondary) => {
      const elements = written(primary, secondary).querySelectorAll('h1, p, a, strong, em, img')
      expect(elements.length).toBeGreaterThan(8)
      for (const element of elements) {
        const words = inherited(element, /(?:^|;)color:(#[0-9a-f]{6})/)
        const ground = inherited(element, /background-color:(#[0-9a-f]{6})/)
        expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 40 },
  )
})

it('names nobody but its own institution', () => {
  const other = senderWith({
    name: 'Another Trust',
    short_name: 'Another',
    logo_alt_text: 'Another Trust',
    emails: { support: 'care@another.example' },
  })
  everyLetter(senderWith())
  for (const { html, text, subject } of everyLetter(other))
    expect(`${html}${text}${subject}`).not.toMatch(/Example Savings Bank|help@example/)
})
