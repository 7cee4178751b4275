// @vitest-environment happy-dom
import fc from 'fast-check'
import { contrast } from '@coffer/branding/contrast'
import { describe, expect, it } from 'vitest'
import { parseHtml, everyEmail, senderWith } from './testing.ts'
import { renderEmail } from './render-email.ts'
import { renderTextMessage } from './render-text-message.ts'

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

  it('A hostile tenant name is displayed verbatim and creates no element', () => {
    const plain = everyEmail(senderWith())
    for (const [place, { html, subject }] of everyEmail(sender).entries()) {
      const page = parseHtml(html)
      expect(page.querySelectorAll('*')).toHaveLength(
        parseHtml(plain[place]?.html ?? '').querySelectorAll('*').length,
      )
      expect(page.title).toBe(subject)
      expect(page.querySelector('img')?.alt).toBe(name)
      for (const one of page.querySelectorAll('*'))
        expect([...one.attributes].filter((attribute) => /^on/i.test(attribute.name))).toEqual([])
    }
  })

  it('A hostile depositor name stays text in a template', () => {
    const data = { inviter: name, invited: name, link: 'https://example.bank/x' }
    const { html, subject } = renderEmail('joint-invitation', data, { sender: senderWith(), language: 'en' })
    expect(parseHtml(html).querySelector('h1')?.textContent).toBe(subject)
    expect(subject).toContain(name)
    expect(parseHtml(html).querySelectorAll('script, svg, b, img')).toHaveLength(1)
  })
})

it('Subjects and text messages stay on one line', () => {
  const data = { holder: 'Seth\r\nBcc: everyone@example.com' }
  const { subject } = renderEmail('joint-joined', data, { sender: senderWith(), language: 'en' })
  expect(subject).toBe('You share your account with Seth Bcc: everyone@example.com')
  const text = renderTextMessage('one-time-code', { code: '1\n2' }, { sender: senderWith(), language: 'es' })
  expect(text.text).not.toContain('\n')
})

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** The value of an inline style property, inherited if the element has none. */
function inherited(element: Element | null, property: RegExp): string {
  for (let one = element; one !== null; one = one.parentElement) {
    const found = property.exec(one.getAttribute('style') ?? '')?.[1]
    if (found !== undefined) return found
  }
  throw new Error('no inherited color')
}

it('An email meets AA contrast with any brand colors', () => {
  const written = (color_primary: string, color_secondary: string) =>
    parseHtml(
      renderEmail(
        'one-time-code',
        { code: '482913' },
        { sender: senderWith({ color_primary, color_secondary }), language: 'en' },
      ).html,
    )
  fc.assert(
    fc.property(color, color, (primary, secondary) => {
      const elements = written(primary, secondary).querySelectorAll('h1, p, a, strong, em, img')
      expect(elements.length).toBeGreaterThan(8)
      for (const element of elements) {
        const textColor = inherited(element, /(?:^|;)color:(#[0-9a-f]{6})/)
        const background = inherited(element, /background-color:(#[0-9a-f]{6})/)
        expect(contrast(textColor, background)).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 40 },
  )
})

it('An email names no other tenant', () => {
  const other = senderWith({
    name: 'Another Trust',
    short_name: 'Another',
    logo_alt_text: 'Another Trust',
    emails: { support: 'care@another.example' },
  })
  everyEmail(senderWith())
  for (const { html, text, subject } of everyEmail(other))
    expect(`${html}${text}${subject}`).not.toMatch(/Example Savings Bank|help@example/)
})
