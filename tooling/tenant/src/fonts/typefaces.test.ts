import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defaultDesign } from '@coffer/branding/design'
import { textFallbacks } from '@coffer/branding/fallback-rules'
import { fontFaceCss, fontFilesFor } from '@coffer/branding/font-faces'
import { latoFallbackRules } from '@coffer/branding/lato-fallback'
import {
  type AddedTypeface,
  fallbackFonts,
  fontWeights,
  metrics,
  typefaces,
} from '@coffer/branding/typefaces'
import { unicodeRanges } from '@coffer/branding/unicode-ranges'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { fontPath, readFonts } from './font-files.ts'
import { hasTabularFigures, measureSystemFont, measureTypeface } from './measure-typeface.ts'

const { resolve } = createRequire(import.meta.url)
const added = typefaces.filter((typeface): typeface is AddedTypeface => typeface !== 'Lato')
const packageName = (typeface: string) => typeface.toLowerCase().replaceAll(' ', '-')
const json = (path: string): unknown => JSON.parse(readFileSync(resolve(path), 'utf8'))

it('The design offers at least eight typefaces', () => {
  expect(typefaces.length).toBeGreaterThanOrEqual(8)
})

describe.each(added)('%s', (typeface) => {
  it(`The metrics of ${typeface} are those of its files`, () => {
    expect(metrics[typeface]).toEqual(measureTypeface(typeface, metrics[typeface].fallback))
  })

  it(`The license of ${typeface} is the SIL Open Font License`, () => {
    expect(json(`@fontsource/${packageName(typeface)}/package.json`)).toMatchObject({ license: 'OFL-1.1' })
  })

  it(`The digits of ${typeface} have equal widths for amounts`, () => {
    for (const weight of fontWeights) expect(hasTabularFigures(typeface, weight)).toBe(true)
  })

  it(`The first file of ${typeface} has the letters of English and Spanish`, () => {
    const file = fontPath(typeface, `${packageName(typeface)}-latin-400-normal`, 'woff')
    const letters = new Set(create(readFileSync(file)).characterSet)
    for (const letter of 'AZaz09ñÑáéíóúüÁÉÍÓÚÜ¿¡«»–—“”’…$€%−·©')
      expect(letters.has(letter.codePointAt(0) ?? 0), letter).toBe(true)
  })

  it(`The first file of ${typeface} has the characters that the page declares for it`, () => {
    const ranges = json(`@fontsource/${packageName(typeface)}/unicode.json`)
    const latin = unicodeRanges.latin.replaceAll(/[0-9A-F]+/g, (digits) => digits.padStart(4, '0'))
    expect(ranges).toMatchObject({ latin })
  })

  it(`A page in ${typeface} preloads two files of at most 60 kB together`, () => {
    const fonts = readFonts({ ...defaultDesign, textTypeface: typeface })
    const preloaded = [...fonts.values()].filter(({ isPreloaded }) => isPreloaded)
    expect(preloaded).toHaveLength(2)
    expect(preloaded.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(60_000)
  })
})

describe.each([
  ['Arimo', 'Arial'],
  ['Roboto', 'Arial'],
  ['Noto Sans', 'Arial'],
  ['DejaVu Sans', 'Arial'],
  ['Tinos', 'Times New Roman'],
  ['Noto Serif', 'Times New Roman'],
  ['DejaVu Serif', 'Times New Roman'],
] as const)('%s in the place of %s', (font, fallback) => {
  const recorded = fallbackFonts[fallback].find(({ names }) =>
    names.some((name) => name.replace(/ Regular$/, '') === font),
  )

  it(`The widths of ${font} in place of ${fallback} are those of its files`, () => {
    expect(recorded?.widths).toEqual(measureSystemFont(font, fallback))
  })

  it.each([400, 700] as const)(`The fallback rules find ${font} by its full name at weight %i`, (weight) => {
    const file = fontPath(font, `${packageName(font)}-latin-${weight}-normal`, 'woff')
    const { fullName } = create(readFileSync(file))
    const rules = textFallbacks('Nunito', metrics.Nunito, fallbackFonts[fallback], weight)
    expect(rules.filter((rule) => rule.includes(`local('${fullName}')`))).toHaveLength(1)
  })
})

it('measureTypeface agrees with the application’s fallback for Lato', () => {
  const { ascent, descent, widths, figures } = measureTypeface('Lato', 'Arial')
  expect({ ascent, descent }).toEqual({ ascent: 0.987, descent: 0.213 })
  expect(widths[400]).toBeCloseTo(0.9599, 1)
  expect(widths[700]).toBeCloseTo(0.9151, 1)
  expect(latoFallbackRules.at(-1)).toContain(`size-adjust:${(figures * 100).toFixed(2)}%`)
})

it('A family that only headings use is shipped in the weights of headings only', () => {
  const design = { ...defaultDesign, headingTypeface: 'Source Serif 4' } as const
  expect(fontFilesFor(design)).toEqual([
    { typeface: 'Source Serif 4', subset: 'latin', weight: 700 },
    { typeface: 'Source Serif 4', subset: 'latin-ext', weight: 700 },
  ])
  expect([...readFonts(design).values()].map(({ isPreloaded }) => isPreloaded)).toEqual([true, false])
})

it('No file is shipped for Lato, which belongs to the application', () => {
  expect(readFonts(defaultDesign).size).toBe(0)
  expect(fontFaceCss(defaultDesign, () => '')).toBe('')
})

it('The font files are named by their content, and each is declared with a fallback of its weight', () => {
  const design = { ...defaultDesign, textTypeface: 'Nunito' } as const
  const addresses = [...readFonts(design).values()].map(({ address }) => address)
  for (const address of addresses)
    expect(address).toMatch(/^\/fonts\/nunito-latin(?:-ext)?-\d00-[0-9a-f]{8}\.woff2$/)
  const css = fontFaceCss(design, (file) => `/fonts/${file.subset}-${file.weight}`)
  expect(css.match(/font-family:"Nunito"/g)).toHaveLength(6)
  const fallbacks = css.split('@font-face').filter((rule) => rule.includes("'Nunito Fallback'"))
  const ofMachines = fallbackFonts.Arial.length
  expect(fallbacks).toHaveLength(4 * ofMachines)
  const figures = fallbacks.filter((rule) => rule.includes('unicode-range'))
  expect(figures).toHaveLength(ofMachines)
  for (const rule of figures) expect(rule).toContain('font-weight:900;')
  expect(css).toMatch(/local\('Arial Bold'\).*size-adjust:\d+\.\d\d%;ascent-override:/)
})

it('The fallback rules adapt the line height to each font that replaces Arial, and prefer Arial', () => {
  const regular = latoFallbackRules.filter((rule) => rule.includes('font-weight:400'))
  expect(regular.map((rule) => /local\('([^']+)/.exec(rule)?.[1])).toEqual([
    'DejaVu Sans',
    'Noto Sans',
    'Roboto',
    'Arial',
  ])
  for (const rule of regular) {
    const [size = 0, ascent = 0, descent = 0] = (rule.match(/[\d.]+(?=%)/g) ?? []).map(Number)
    expect(size * ascent, rule).toBeCloseTo(9870, -1)
    expect(size * descent, rule).toBeCloseTo(2130, -1)
  }
})
