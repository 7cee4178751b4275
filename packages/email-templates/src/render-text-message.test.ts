import { describe, expect, it } from 'vitest'
import { exampleTextMessages } from './examples.ts'
import { textedNotices } from './text-messages.ts'
import { languages, senderWith } from './testing.ts'
import { renderTextMessage } from './render-text-message.ts'

const sender = senderWith()

it.each(languages)('A one-time code and its sender fit into two SMS segments in %s', (language) => {
  const { text } = renderTextMessage('one-time-code', exampleTextMessages['one-time-code'], {
    sender,
    language,
  })
  expect(text).toMatch(/^482913 .*Example\./)
  expect(text.length).toBeLessThanOrEqual(134)
})

it.each(languages)(
  'The text message to a removed phone number names the support number in %s',
  (language) => {
    const { title, text } = renderTextMessage('phone-removed', {}, { sender, language })
    expect(title).not.toBe('')
    expect(text).toContain('(800) 555-0100')
  },
)

describe.each(textedNotices)('the notice %s', (about) => {
  it.each(languages)(
    `The notice ${about} names the bank and the event within two SMS segments in %s`,
    (language) => {
      const { text } = renderTextMessage('notice', { about }, { sender, language })
      expect(text).toMatch(/^Example: .+\. (Log in to see it|Inicie sesión para verlo)\.$/)
      expect(text).not.toMatch(/\{\{|[$\d]/)
      expect(text.length).toBeLessThanOrEqual(134)
    },
  )
})
