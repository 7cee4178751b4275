import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBrandingText } from './branding-text.ts'

const own = `{
  "slug": "harbor",
  "name": "Harborlight Savings",
  "short_name": "Harborlight",
  "logos": {
    "hor-color": "/logos/hor-color.svg",
    "hor-white": "/logos/hor-white.svg",
    "sq-color": "/logos/sq-color.svg",
    "sq-white": "/logos/sq-white.svg"
  },
  "logo_alt_text": "Harborlight Savings",
  "color_primary": "#0b2545",
  "color_secondary": "#13607a",
  "emails": { "support": "support@harborlight.example" },
  "phone_support": "(800) 555-0142",
  "password_requirements": {
    "min_length": 12,
    "max_length": 128,
    "require_upper": false,
    "require_lower": false,
    "require_digit": false,
    "require_symbol": false
  },
  "show_fdic": true,
  "completed_at": null
}
`
const read = (text: string) => readBrandingText(text, { slug: 'harbor' })

it('parses a branding.json, and keeps its unknown fields', () => {
  expect(read(own)).toMatchObject({
    ok: true,
    wire: { slug: 'harbor' },
    branding: { shortName: 'Harborlight' },
  })
  const edited = read(own.replace('"slug"', '"note": "for us", "slug"'))
  expect(edited).toMatchObject({ ok: true, wire: { note: 'for us' } })
})

it('reads markup in a name as text', () => {
  const edited = read(own.replace('"name": "Harborlight Savings"', '"name": "<img src=x onerror=alert(1)>"'))
  expect(edited).toMatchObject({ ok: true, branding: { name: '<img src=x onerror=alert(1)>' } })
})

describe('refuses, naming the place,', () => {
  it.each([
    ['a missing comma', own.replace('"slug": "harbor",', '"slug": "harbor"'), 'line 3'],
    ['an incomplete text', own.slice(0, 60), /^(?:line \d+|the whole)$/],
    ['an empty text', '', /^(?:line 1|the whole)$/],
    ['no object', '"harbor"', 'the whole'],
    ['a list', `[${own}]`, /./],
    ['a text that is too long', `"${'x'.repeat(200_000)}"`, 'the whole'],
    ['another tenant', own.replace('"harbor"', '"juniper"'), 'slug'],
    ['a script for a logo', own.replace('/logos/hor-white.svg', 'javascript:alert(1)'), 'logos.hor-white'],
    [
      'an embedded image',
      own.replace('/logos/hor-white.svg', 'data:image/svg+xml,<svg/>'),
      'logos.hor-white',
    ],
    ['a color name', own.replace('#0b2545', 'navy'), 'color_primary'],
    ['CSS in a color', own.replace('#0b2545', '#0b2545;background:url(//evil)'), 'color_primary'],
  ])('%s', (_, text, field) => {
    const refused = read(text)
    expect(refused.ok).toBe(false)
    if (!refused.ok) expect(refused.problems[0]?.field).toMatch(field)
  })
})

it('never throws for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(read(text).ok).toBe(false)
    }),
  )
})
