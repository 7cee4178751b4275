import fc from 'fast-check'
import StyleDictionary from 'style-dictionary'
import { describe, expect, it } from 'vitest'
import { defaultDesign, frontPatterns, frontTones, shapes, surfaces } from '../design/options.ts'
import { typefaces } from '../design/typefaces.ts'
import { createTheme } from '../theme.ts'
import { applyLook } from './apply-look.ts'
import { designTokens } from './design-tokens.ts'
import type { Look } from './look.ts'
import { readTokens } from './read-tokens.ts'

const plain: Look = { colorPrimary: '#0b2545', colorSecondary: '#13a89e', ...defaultDesign, darkTheme: true }
const sunny: Look = {
  colorPrimary: '#ffc72c',
  colorSecondary: '#b4410c',
  textTypeface: 'Nunito',
  headingTypeface: 'Source Serif 4',
  shape: 'round',
  surface: 'tinted',
  frontPage: { tone: 'light', pattern: 'rays', focalPoint: { x: 20, y: 80 } },
  darkTheme: false,
}

/** The content of an exported file: tools read JSON text, not our objects. */
const exported = (look: Look): unknown => JSON.parse(JSON.stringify(designTokens('Elm', look)))

describe('the design tokens of a tenant', () => {
  it('Style Dictionary builds the design tokens into the custom properties of the theme', async () => {
    const dictionary = new StyleDictionary({
      tokens: designTokens('Elm', sunny),
      platforms: {
        css: { transformGroup: 'css', files: [{ format: 'css/variables', destination: 'a.css' }] },
      },
      log: { warnings: 'error', verbosity: 'silent' },
    })
    const [file] = await dictionary.formatPlatform('css')
    const css = String(file?.output)
    const { colors } = createTheme(sunny)
    for (const [name, value] of [
      ['brand-primary', '#ffc72c'],
      ['light-primary', '#ffc72c'],
      ['light-link', colors.link],
      ['light-scrim', expect.stringMatching(/^rgba\(/)],
      ['corner-card', '20px'],
      ['typeface-heading', "'Source Serif 4', 'Source Serif 4 Fallback', 'Times New Roman', serif"],
    ] as const)
      expect([name, new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1]]).toEqual([name, value])
    expect(css).not.toContain('--dark-')
  })

  it('readTokens returns the exported look, whatever the tenant’s look was before', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    const percent = fc.integer({ min: 0, max: 100 })
    const looks: fc.Arbitrary<Look> = fc.record({
      colorPrimary: color,
      colorSecondary: color,
      textTypeface: fc.constantFrom(...typefaces.slice(0, 5)),
      headingTypeface: fc.constantFrom(undefined, ...typefaces.slice(5)),
      shape: fc.constantFrom(...shapes),
      surface: fc.constantFrom(...surfaces),
      frontPage: fc.record({
        tone: fc.constantFrom(...frontTones),
        pattern: fc.constantFrom(...frontPatterns),
        focalPoint: fc.record({ x: percent, y: percent }),
      }),
      darkTheme: fc.boolean(),
    })
    fc.assert(
      fc.property(looks, looks, (look, before) => {
        expect(readTokens(exported(look), before)).toEqual({ ok: true, look, ignored: [] })
      }),
    )
  })

  it('readTokens accepts string values without aliases and extensions, as some tools write them', () => {
    const tokens = {
      brand: { primary: { $type: 'color', $value: '#FFC72C' } },
      typeface: { text: { $value: 'Nunito' }, heading: { $value: ['Nunito', 'serif'] } },
      corner: { control: { $value: '12px' } },
    }
    expect(readTokens(tokens, plain)).toEqual({
      ok: true,
      look: { ...plain, colorPrimary: '#ffc72c', textTypeface: 'Nunito', shape: 'round' },
      ignored: [],
    })
  })

  it.each(['#0b2545', '#ffc72c', '#fff7b2'])(
    'readTokens ignores no color of an export in which %s became the primary color alone',
    (primary) => {
      const tokens = { ...designTokens('Elm', plain), brand: { primary: { $value: primary } } }
      const edited: unknown = JSON.parse(JSON.stringify(tokens))
      expect(readTokens(edited, plain)).toEqual({
        ok: true,
        look: { ...plain, colorPrimary: primary },
        ignored: [],
      })
    },
  )

  it('readTokens says which corners there are, if that of controls is another', () => {
    expect(readTokens({ corner: { control: { $value: '8px' } } }, plain)).toEqual({
      ok: false,
      problems: [{ field: 'corner.control', hint: 'must be 0 px (square), 4 px (soft) or 12 px (round)' }],
    })
  })

  it('readTokens names the derived colors whose changes have no effect', () => {
    const tokens = { ...designTokens('Elm', sunny), light: { link: { $value: '#ff0000' } } }
    expect(readTokens(tokens, plain)).toMatchObject({ ok: true, ignored: ['light.link'] })
  })

  it.each([
    ['the whole', {}],
    ['the whole', null],
    ['brand.primary', { brand: { primary: { $value: 'red' } } }],
    ['brand.primary', { brand: { primary: { $value: { colorSpace: 'oklch', components: [0, 0, 0] } } } }],
    ['brand.primary', { brand: { primary: { $value: '{brand.primary}' } } }],
    ['typeface.text', { typeface: { text: { $value: ['Comic Sans'] } } }],
    ['corner.control', { corner: { control: { $value: { value: 7, unit: 'px' } } } }],
    ['$extensions.coffer.surface', { ...designTokens('', plain), $extensions: { coffer: { surface: 'x' } } }],
  ])('readTokens refuses invalid tokens and names their path, %s', (field, tokens) => {
    expect(readTokens(tokens, plain)).toMatchObject({ ok: false, problems: [{ field }] })
  })
})

describe('applyLook', () => {
  const files = {
    branding: { slug: 'elm', color_primary: '#0b2545', color_secondary: '#13a89e', name: 'Elm' },
    tenant: { slug: 'elm', settings: { csrfMaxAgeSeconds: 600 } },
  }

  it('applyLook changes nothing if the tenant already has the look', () => {
    expect(applyLook(files, plain, plain)).toEqual(files)
  })

  it('applyLook writes only what differs, and keeps the order of the fields', () => {
    const { branding, tenant } = applyLook(files, sunny, plain)
    expect(Object.entries(branding).slice(0, 2)).toEqual([
      ['slug', 'elm'],
      ['color_primary', '#ffc72c'],
    ])
    const { colorPrimary: _, colorSecondary: __, darkTheme, ...design } = sunny
    expect(tenant).toEqual({ slug: 'elm', settings: { csrfMaxAgeSeconds: 600, darkTheme }, design })
    expect(applyLook({ branding, tenant }, plain, sunny).tenant['design']).not.toHaveProperty(
      'headingTypeface',
    )
  })
})
