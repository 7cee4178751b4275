import { logoProblems } from '@coffer/branding/logo-check'
import { logoShapes } from '@coffer/branding/logo-shapes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawLogos } from './draw-logos.ts'

const hints = (logos: ReturnType<typeof drawLogos>): readonly string[] =>
  logoShapes.flatMap((shape) => logoProblems(`${shape}.svg`, shape, Buffer.from(logos[shape])))

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
  expect(hints(drawLogos({ slug: 'elm-street', shortName, ...plum }))).toEqual([])
})

it('drawLogos draws logos that pass the check for any name and colors', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const name = fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
  fc.assert(
    fc.property(name, hex, (shortName, primary) => {
      expect(hints(drawLogos({ slug: 'e', shortName, primary, secondary: primary }))).toEqual([])
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
