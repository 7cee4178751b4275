import { describe, expect, it } from 'vitest'
import { type BrandingInput, parseBranding } from './schema.ts'

const good: BrandingInput = {
  slug: 'elm',
  name: 'Elm Street Savings',
  short_name: 'Elm Street',
  logos: {
    'hor-color': '/logos/hor-color.svg',
    'hor-white': '/logos/hor-white.svg',
    'sq-color': 'https://cdn.example.com/sq-color.png',
    'sq-white': '/logos/sq-white.svg',
  },
  logo_alt_text: 'Elm Street Savings',
  color_primary: '#0b2545',
  color_secondary: '#13607a',
  emails: { support: 'help@elm.example' },
  phone_support: '(800) 555-0142',
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

it('parseBranding converts the wire format to camelCase', () => {
  const parsed = parseBranding(good)
  expect(parsed).toMatchObject({
    ok: true,
    branding: { shortName: 'Elm Street', colorPrimary: '#0b2545', passwordRequirements: { minLength: 12 } },
  })
})

it('parseBranding keeps names in any script, and markup as text', () => {
  for (const name of ['بنك الادخار', '川崎信用', 'R&D <Savings>']) {
    expect(parseBranding({ ...good, name })).toMatchObject({ ok: true, branding: { name } })
  }
})

it('parseBranding keeps the capabilities that it knows, and defaults to none', () => {
  expect(parseBranding(good)).toMatchObject({ ok: true, branding: { capabilities: [] } })
  const announced = { ...good, capabilities: ['passkeys', 'time_travel'] }
  expect(parseBranding(announced)).toMatchObject({ ok: true, branding: { capabilities: ['passkeys'] } })
})

it('parseBranding ignores unknown fields', () => {
  expect(parseBranding({ ...good, seasonal: { script: 'x' } })).toMatchObject({ ok: true })
})

describe('invalid branding', () => {
  it.each([
    ['color_primary', { color_primary: 'red;background:url(//evil)' }],
    ['color_primary', { color_primary: '#0B2545' }],
    ['color_primary', { color_primary: '#fff' }],
    ['color_secondary', { color_secondary: '#0b2545 ' }],
    ['name', { name: '' }],
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: 'Elm\u0000' }],
    ['short_name', { short_name: 'Elm\nSet-Cookie: a' }],
    ['short_name', { short_name: 'Elm \u202Egnivas' }],
    ['logos.hor-color', { logos: { ...good.logos, 'hor-color': 'javascript:alert(1)' } }],
    ['logos.hor-color', { logos: { ...good.logos, 'hor-color': 'data:image/svg+xml,<svg/>' } }],
    ['logos.hor-color', { logos: { ...good.logos, 'hor-color': '//evil.example/a.svg' } }],
    ['logos.hor-color', { logos: { ...good.logos, 'hor-color': 'http://cdn.example.com/a.svg' } }],
    ['logos.hor-color', { logos: { ...good.logos, 'hor-color': 'https://a:b@cdn.example.com/a.svg' } }],
    ['logos.sq-white', { logos: { ...good.logos, 'sq-white': '/logos/a.svg" onerror="x' } }],
    ['logos.sq-white', { logos: { ...good.logos, 'sq-white': '/\\evil.example/a.svg' } }],
    ['emails.support', { emails: { support: 'javascript:x' } }],
    ['phone_support', { phone_support: '<b>1</b>' }],
    [
      'password_requirements.min_length',
      { password_requirements: { ...good.password_requirements, min_length: 4 } },
    ],
    ['show_fdic', { show_fdic: 'true' }],
    ['capabilities', { capabilities: 'passkeys' }],
    ['capabilities.0', { capabilities: [{ name: 'passkeys' }] }],
    ['slug', { slug: '../harbour' }],
    ['completed_at', { completed_at: 'yesterday' }],
  ])('parseBranding refuses an invalid %s (%#)', (field, hostile) => {
    const parsed = parseBranding({ ...good, ...hostile })
    expect(parsed).toMatchObject({ ok: false, problems: [{ field }] })
  })

  it.each(Object.keys(good))('parseBranding refuses branding without %s', (field) => {
    const parsed = parseBranding({ ...good, [field]: undefined })
    expect(parsed).toMatchObject({ ok: false, problems: [{ field }] })
  })

  it.each([null, undefined, 7, 'text', [], {}])('parseBranding refuses the value %j', (input) => {
    expect(parseBranding(input).ok).toBe(false)
  })

  it('parseBranding refuses the branding of another tenant than the expected one', () => {
    expect(parseBranding(good, { slug: 'oak' })).toMatchObject({ ok: false, problems: [{ field: 'slug' }] })
  })
})

it('parseBranding never repeats a hostile value in a problem', () => {
  const parsed = parseBranding({ ...good, color_primary: 'url(//evil)' })
  expect(JSON.stringify(parsed)).not.toContain('evil')
})
