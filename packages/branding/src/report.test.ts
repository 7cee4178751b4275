import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorName, contrastReport, explain, ratioText } from './report.ts'
import { pairings } from './pairs.ts'
import { type BrandColors, createTheme } from './theme.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const explained = (brand: BrandColors) => explain(brand, createTheme(brand))

describe('contrastReport', () => {
  it('contrastReport has a row for every role on each of its backgrounds', () => {
    const rows = contrastReport(createTheme({ colorPrimary: '#0b2545', colorSecondary: '#13607a' }))
    expect(rows.map(({ role, background }) => [role, background])).toEqual(
      pairings.flatMap(({ role, backgrounds }) => backgrounds.map((background) => [role, background])),
    )
    const button = rows.find(({ role, background }) => role === 'on-primary' && background === 'primary')
    expect(button).toMatchObject({ needed: 4.5, passes: true })
    expect(button?.ratio).toBeCloseTo(15.39, 2)
  })

  it('contrastReport reports the pairs of a changed theme that fail', () => {
    const { colors } = createTheme({ colorPrimary: '#0b2545', colorSecondary: '#13607a' })
    const broken = contrastReport({ colors: { ...colors, 'on-primary': '#13607a' } })
    expect(broken.filter(({ passes }) => !passes).map(({ role }) => role)).toContain('on-primary')
  })

  it('contrastReport passes in every row for any two brand colors', () => {
    fc.assert(
      fc.property(hex, hex, (colorPrimary, colorSecondary) => {
        const rows = contrastReport(createTheme({ colorPrimary, colorSecondary }))
        expect(rows.filter(({ passes }) => !passes)).toEqual([])
      }),
    )
  })
})

describe('explain', () => {
  it('explain describes a color that is used as given', () => {
    expect(explained({ colorPrimary: '#0b2545', colorSecondary: '#13607a' })).toEqual([
      'Your navy (#0b2545) is used for buttons as you gave it; text on it is white, 15.3:1.',
      'Your navy is also the background of the menu and of the panel beside the log-in form, with your white logo and white text, 15.3:1.',
      "Your blue (#13607a) is used for links, the focus ring and the chart's line as you gave it; its contrast on the page is 6.2:1 or better.",
    ])
  })

  it('explain says why a bright color was adjusted, and the result', () => {
    expect(explained({ colorPrimary: '#ffc72c', colorSecondary: '#ffc72c' })).toEqual([
      'Your yellow (#ffc72c) is used for buttons as you gave it; text on it is black, 13.4:1.',
      'Your yellow is too light to carry white text: the menu and the log-in page stay light, with an edge in this color and your color logo; text there is dark, 17.3:1.',
      'Your yellow is too light to be seen by itself on the page (1.1:1 where 3.0:1 is needed); ticks, progress bars and the edge of buttons use #9e7800, the same hue but darker, 3.0:1.',
      'Your two colors are equal: links, the focus ring and the chart use the same one as buttons.',
      'Your yellow (#ffc72c) is too light for links on the page (1.3:1 where 4.5:1 is needed); links use #8b6900, the same hue but darker, 4.5:1.',
      "Your yellow is too light to be seen by itself on the page (1.3:1 where 3.0:1 is needed); the focus ring and the chart's line use #af8500, the same hue but darker, 3.0:1.",
    ])
  })

  it('explain says that a medium color is darkened slightly', () => {
    expect(explained({ colorPrimary: '#1a8f3c', colorSecondary: '#13607a' })[0]).toBe(
      'Your green (#1a8f3c) is slightly too light for white text (4.1:1 where 4.5:1 is needed); buttons use #0e8936, the same hue but slightly darker, and text on them is white, 4.5:1.',
    )
  })

  it('explain distinguishes two colors with the same name', () => {
    const sentences = explained({ colorPrimary: '#808080', colorSecondary: '#777777' })
    expect(sentences[0]).toMatch(/^Your primary grey \(#808080\)/)
    expect(sentences.at(-1)).toMatch(/^Your secondary grey/)
  })

  it('explain returns whole sentences for any two colors, with ratios below the required ones', () => {
    fc.assert(
      fc.property(hex, hex, (colorPrimary, colorSecondary) => {
        for (const sentence of explained({ colorPrimary, colorSecondary })) {
          expect(sentence).toMatch(/^Your .+\.$/)
          expect(sentence).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
          for (const [, given, least] of sentence.matchAll(/\((\d+\.\d):1 where (\d+\.\d):1 is needed\)/g)) {
            expect(Number(given)).toBeLessThan(Number(least))
          }
        }
      }),
    )
  })
})

it.each([
  [4.46, '4.4:1'],
  [4.4999, '4.4:1'],
  [4.5, '4.5:1'],
  [21, '21.0:1'],
  [1, '1.0:1'],
])('ratioText rounds %s down to %s', (ratio, text) => {
  expect(ratioText(ratio)).toBe(text)
})

it.each([
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  ['#c0c0c0', 'light grey'],
  ['#333333', 'dark grey'],
  ['#0b2545', 'navy'],
  ['#000080', 'navy'],
  ['#0000ff', 'blue'],
  ['#87ceeb', 'sky blue'],
  ['#008080', 'teal'],
  ['#1d4d3a', 'dark green'],
  ['#008000', 'green'],
  ['#ffc72c', 'yellow'],
  ['#ffa500', 'orange'],
  ['#8b4513', 'brown'],
  ['#808000', 'olive'],
  ['#ff0000', 'red'],
  ['#8b0000', 'dark red'],
  ['#ffc0cb', 'pink'],
  ['#4b0082', 'dark purple'],
  ['#ff00ff', 'magenta'],
  ['#f5f5dc', 'cream'],
  ['rebeccapurple', 'purple'],
  ['rgb(0 128 0)', 'green'],
])('colorName calls %s %s', (value, name) => {
  expect(colorName(value)).toBe(name)
})
