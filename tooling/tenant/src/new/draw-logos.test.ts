import { defaultDesign } from '@coffer/branding/design'
import { drawnLogoProblems } from '@coffer/branding/drawn-logo'
import { logoProblems } from '@coffer/branding/logo-check'
import { logoGrounds } from '@coffer/branding/logo-grounds'
import { logoShapes } from '@coffer/branding/logo-shapes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawLogo } from '../logos/draw-logo.ts'
import { drawLogos } from './draw-logos.ts'

/** The problems of the files, and of what they look like on the backgrounds of the brand. */
const hints = (logos: ReturnType<typeof drawLogos>, primary: string): readonly string[] => {
  const { frontPage } = defaultDesign
  const brand = { colorPrimary: primary, colorSecondary: primary }
  const grounds = logoGrounds(brand, { frontPage, darkTheme: true })
  return logoShapes.flatMap((shape) => {
    const content = Buffer.from(logos[shape])
    const drawn = drawLogo(`${shape}.svg`, content)
    const own = grounds.filter((ground) => ground.shape === shape)
    return [
      ...logoProblems(`${shape}.svg`, shape, content),
      ...(drawn ? drawnLogoProblems(drawn, own) : [`${shape} can't be drawn`]),
    ]
  })
}

const plum = { primary: '#5b1a4b', secondary: '#00aa66' }

it.each([
  ['one letter', 'E'],
  ['a long name, in lines', 'Solstice Direct Savings Bank of the American Southwest'],
  ['a name too long to draw, by its slug', 'WMQ@g8&% '.repeat(11).trim()],
  ['one long word', 'Donaudampfschifffahrtsgesellschaftssparkasse'],
  ['Latin letters of other languages', 'Złoty Šefčík Bank'],
  ['letters that Lato lacks, by its slug', 'בנק החיסכון'],
  ['symbols only', '*** !!!'],
  ['markup', '<script>"&'],
])('drawLogos draws logos that pass the check for %s', (_, shortName) => {
  expect(hints(drawLogos({ slug: 'elm-street', shortName, ...plum }), plum.primary)).toEqual([])
})

it('drawLogos draws logos that pass the check for any name and colors', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const name = fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
  fc.assert(
    fc.property(name, hex, (shortName, primary) => {
      expect(hints(drawLogos({ slug: 'e', shortName, primary, secondary: primary }), primary)).toEqual([])
    }),
    { numRuns: 30 },
  )
})

it('drawLogos draws a different mark for each name', () => {
  const [elm, oak] = ['Elm Street', 'Oakbridge'].map((shortName) =>
    drawLogos({ slug: 'x', shortName, ...plum }),
  )
  expect(elm?.['hor-color']).not.toBe(oak?.['hor-color'])
  expect(elm?.['sq-white']).not.toContain('#')
})
