import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml, escapeJson, fill } from './escape.ts'

const anything = fc.string({ unit: 'binary', maxLength: 200 })

it('escapeHtml escapes text that would leave its element or attribute', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const escaped = escapeHtml(text)
      expect(escaped).not.toMatch(/[<>"']/)
      expect(escaped.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, '')).not.toContain('&')
    }),
  )
})

it('escapeJson escapes text that would close the JSON block, and round-trips', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const block = escapeJson({ text })
      expect(block).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(block)).toEqual({ text })
    }),
  )
})

it('fill does not interpret placeholders in filled-in values', () => {
  expect(fill('{{name}} and {{other}}', { name: '{{other}} $& $1', other: 'b' })).toBe(
    '{{other}} $& $1 and b',
  )
})
