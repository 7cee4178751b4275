import { expect, it } from 'vitest'
import { exampleTexts } from './examples.ts'
import { languages, senderWith } from './testing.ts'
import { writeText } from './write-text.ts'

const sender = senderWith()

it.each(languages)('sends a code with who sent it, in %s, within two text messages', (language) => {
  const { text } = writeText('one-time-code', exampleTexts['one-time-code'], { sender, language })
  expect(text).toMatch(/^482913 .*Example\./)
  expect(text.length).toBeLessThanOrEqual(134)
})

it.each(languages)('tells a number that was taken away whom to call, in %s', (language) => {
  const { title, text } = writeText('phone-removed', {}, { sender, language })
  expect(title).not.toBe('')
  expect(text).toContain('(800) 555-0100')
})
