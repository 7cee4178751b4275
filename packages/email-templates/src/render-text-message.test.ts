import { describe, expect, it } from 'vitest'
import { exampleTextMessages } from './examples.ts'
import { textedNotices } from './text-messages.ts'
import { languages, senderWith } from './testing.ts'
import { renderTextMessage } from './render-text-message.ts'

const sender = senderWith()

it.each(languages)('fits a code and its sender into two text messages in %s', (language) => {
  const { text } = renderTextMessage('one-time-code', exampleTextMessages['one-time-code'], {
    sender,
    language,
  })
  expect(text).toMatch(/^482913 .*Example\./)
  expect(text.length).toBeLessThanOrEqual(134)
})

it.each(languages)('tells a removed number whom to call in %s', (language) => {
  const { title, text } = renderTextMessage('phone-removed', {}, { sender, language })
  expect(title).not.toBe('')
  expect(text).toContain('(800) 555-0100')
})

describe.each(textedNotices)('the notice %s', (about) => {
  it.each(languages)('names the bank and what happened in one text message in %s', (language) => {
    const { text } = renderTextMessage('notice', { about }, { sender, language })
    expect(text).toMatch(/^Example: .+\. (Log in to see it|Inicie sesión para verlo)\.$/)
    expect(text).not.toMatch(/\{\{|[$\d]/)
    expect(text.length).toBeLessThanOrEqual(134)
  })
})
