import fc from 'fast-check'
import { expect, it } from 'vitest'
import { colorFromRgb } from './color.ts'
import { contrast, needed } from './contrast.ts'
import { createDarkColors } from './dark-theme.ts'
import { SCRIM_OPACITY } from './front-picture/front-picture.ts'
import { pairings } from './pairs.ts'
import { type BrandColors, type Theme, createTheme } from './theme.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const themes = [
  ['light', createTheme],
  ['dark', (brand) => ({ colors: createDarkColors(brand) })],
] satisfies readonly (readonly [string, (brand: BrandColors) => Pick<Theme, 'colors'>])[]

function shortfalls({ colors }: Pick<Theme, 'colors'>): string[] {
  return pairings.flatMap(({ role, backgrounds, least }) =>
    backgrounds
      .filter((background) => contrast(colors[role], colors[background]) < least)
      .map((background) => `${role} ${colors[role]} on ${background} ${colors[background]}: below ${least}`),
  )
}

/** A picture's color under the scrim, blended as browsers do. */
function belowScrim(panel: string, picture: string): string {
  const channels = (hexColor: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hexColor.slice(at, at + 2), 16))
  const below = channels(picture)
  const [red = 0, green = 0, blue = 0] = channels(panel).map((channel, index) =>
    Math.ceil(SCRIM_OPACITY * channel + (1 - SCRIM_OPACITY) * (below[index] ?? 0)),
  )
  return colorFromRgb([red, green, blue]).hex
}

it.each(themes)(
  'The %s theme meets WCAG AA in every pair and on a picture, for any two brand colors',
  (_, create) => {
    fc.assert(
      fc.property(hex, hex, (colorPrimary, colorSecondary) => {
        const theme = create({ colorPrimary, colorSecondary })
        expect(shortfalls(theme)).toEqual([])
        const { 'picture-panel': panel, 'on-picture-panel': text } = theme.colors
        // The brightest pixel that a picture can have.
        expect(contrast(text, belowScrim(panel, '#ffffff'))).toBeGreaterThanOrEqual(needed.text)
      }),
      { numRuns: 10_000 },
    )
  },
  120_000,
)

const extremes = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#0000ff',
  '#00ff00',
  '#ff0000',
  '#ff00ff',
  '#00ffff',
]

it.each(extremes.flatMap((one) => extremes.map((other) => [one, other] as const)))(
  'The light and dark themes of %s with %s meet WCAG AA',
  (colorPrimary, colorSecondary) => {
    for (const [, create] of themes) expect(shortfalls(create({ colorPrimary, colorSecondary }))).toEqual([])
  },
)

it('createTheme uses a legible color exactly as given', () => {
  const { colors, adjustments } = createTheme({ colorPrimary: '#0b2545', colorSecondary: '#13607a' })
  expect(colors.primary).toBe('#0b2545')
  expect(colors.link).toBe('#13607a')
  expect(adjustments.filter(({ source }) => source.startsWith('color_'))).toEqual([])
})

it('createTheme keeps a bright primary color on buttons with black text, and darkens it elsewhere', () => {
  const { colors, adjustments } = createTheme({ colorPrimary: '#ffc72c', colorSecondary: '#ffc72c' })
  expect(colors.primary).toBe('#ffc72c')
  expect(colors['on-primary']).toBe('#000000')
  const link = adjustments.find(({ role }) => role === 'link')
  expect(link).toMatchObject({ source: 'color_secondary', given: '#ffc72c', needed: 4.5 })
  expect(link?.givenContrast).toBeLessThan(2)
  expect(link?.usedContrast).toBeGreaterThanOrEqual(4.5)
  expect(link?.difference).toBeGreaterThan(10)
})

it('createTheme darkens a medium color slightly for white text', () => {
  const { colors, adjustments } = createTheme({ colorPrimary: '#1a8f3c', colorSecondary: '#000000' })
  expect(colors['on-primary']).toBe('#ffffff')
  expect(adjustments.find(({ role }) => role === 'primary')?.difference).toBeLessThan(5)
})

it('createTheme darkens the specified warning color, whose contrast on white is only 3.40', () => {
  expect(contrast('#d76f0f', '#ffffff')).toBeCloseTo(3.4, 2)
  const { adjustments } = createTheme({ colorPrimary: '#1a1a1a', colorSecondary: '#575757' })
  expect(adjustments.find(({ role }) => role === 'warning')?.given).toBe('#d76f0f')
})

it.each([
  ['#0b2545', 'hor-white', '#0b2545'],
  ['#ffd400', 'hor-color', '#ffffff'],
])('createTheme gives the drawer of %s the logo %s', (colorPrimary, logo, drawer) => {
  const theme = createTheme({ colorPrimary, colorSecondary: '#000000' })
  expect(theme.drawerLogo).toBe(logo)
  expect(theme.colors.drawer).toBe(drawer)
  expect(theme.colors['drawer-edge']).toBe(colorPrimary)
})

it('createTheme never changes the colors of the FDIC sign', () => {
  fc.assert(
    fc.property(hex, hex, (colorPrimary, colorSecondary) => {
      const { colors } = createTheme({ colorPrimary, colorSecondary })
      expect(colors.fdic).toBe('#003256')
      expect(['#003256', '#ffffff']).toContain(colors['fdic-on-drawer'])
    }),
  )
})

it('createTheme throws a TypeError for a value that is not a color', () => {
  expect(() => createTheme({ colorPrimary: 'red', colorSecondary: '#000000' })).toThrow(TypeError)
})
