import { converter, wcagContrast } from 'culori'
import fc from 'fast-check'
import { getLuminance } from 'polished'
import { expect, it } from 'vitest'
import { colorAt, parseColor } from './color.ts'
import { contrast, contrastBetween, darkenUntil } from './contrast.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const oklch = converter('oklch')

it('parseColor agrees with culori on OKLCH coordinates', () => {
  fc.assert(
    fc.property(hex, (value) => {
      const ours = parseColor(value)
      const theirs = oklch(value)
      expect(ours.lightness).toBeCloseTo(theirs?.l ?? -1, 4)
      expect(ours.chroma).toBeCloseTo(theirs?.c ?? -1, 4)
    }),
  )
})

it('contrast agrees with culori', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 2)
    }),
  )
})

it('parseColor agrees with polished on luminance', () => {
  fc.assert(
    fc.property(hex, (value) => {
      expect(parseColor(value).luminance).toBeCloseTo(getLuminance(value), 2)
    }),
  )
})

it('colorAt restores the color from its OKLCH coordinates', () => {
  fc.assert(
    fc.property(hex, (value) => {
      const { lightness, chroma, hue } = parseColor(value)
      expect(colorAt(lightness, chroma, hue).hex).toBe(value)
    }),
  )
})

it('colorAt reduces chroma outside sRGB and keeps the lightness', () => {
  expect(colorAt(0.95, 0.3, 4.5).lightness).toBeCloseTo(0.95, 2)
})

it('darkenUntil darkens no further than needed', () => {
  const white = parseColor('#ffffff')
  const found = darkenUntil(parseColor('#ffc72c'), [white], 4.5)
  expect(contrastBetween(found, white)).toBeGreaterThanOrEqual(4.5)
  expect(contrastBetween(found, white)).toBeLessThan(4.65)
})
