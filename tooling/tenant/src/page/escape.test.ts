import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml, escapeJson, fill } from './escape.ts'

const anything = fc.string({ unit: 'binary', maxLength: 200 })

it('lets no text out of an element or an attribute', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const escaped = escapeHtml(text)
      expect(escaped).not.toMatch(/[<>"']/)
      expect(escaped.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, '')).not.toContain('&')
    }),
  )
})

it('lets no text end the block it stands in, and gives it back as it was', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const block = escapeJson({ text })
      expect(block).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(block)).toEqual({ text })
    }),
  )
})

it('fills a text without reading what it fills in', () => {
  expect(fill('{{name}} and {{other}}', { name: '{{other}} $& $1', other: 'b' })).toBe(
    '{{other}} $& $1 and b',
  )
})
