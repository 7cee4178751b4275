import { describe, expect, it } from 'vitest'
import { attachmentLimits, checkAttachments } from './attachments.ts'

const file = (part: Partial<Parameters<typeof checkAttachments>[0][number]> = {}) => ({
  size: 2_048,
  content: 'application/pdf' as const,
  ...part,
})

describe('checkAttachments', () => {
  it('checkAttachments accepts the maximum number of files of the maximum size', () => {
    const largest = Array.from({ length: attachmentLimits.count }, () =>
      file({ size: attachmentLimits.bytes }),
    )
    expect(checkAttachments(largest)).toBeNull()
    expect(checkAttachments([])).toBeNull()
  })

  it.each([
    ['empty', file({ size: 0, content: 'other' })],
    ['too-large', file({ size: attachmentLimits.bytes + 1, content: 'unread' })],
    ['media-type', file({ content: 'other' })],
    ['unreadable', file({ content: 'unreadable' })],
    ['unread', file({ content: 'unread' })],
  ] as const)('checkAttachments reports %s for its file only', (problem, bad) => {
    expect(checkAttachments([file(), bad, file()])).toEqual([null, problem, null])
  })

  it('checkAttachments reports the files after the fifth as too many', () => {
    const many = Array.from({ length: 7 }, () => file())
    expect(checkAttachments(many)).toEqual([null, null, null, null, null, 'too-many', 'too-many'])
  })

  it.each([
    ['image/*', 'every picture, even one that is then refused with advice'],
    ['application/octet-stream', 'HEIC on phones that do not recognize it'],
    ['.heic', 'HEIC on computers that do not recognize it'],
    ['.jfif', 'the extension that browsers save JPEG with'],
  ])('attachmentLimits.accept has %s for %s', (pattern) => {
    expect(attachmentLimits.accept.split(',')).toContain(pattern)
  })
})
