import { describe, expect, it } from 'vitest'
import { attachmentLimits, checkAttachments } from './attachments.ts'

const file = (part: Partial<Parameters<typeof checkAttachments>[0][number]> = {}) => ({
  size: 2_048,
  content: 'application/pdf' as const,
  ...part,
})

describe('checkAttachments', () => {
  it('accepts the most files of the largest size', () => {
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
  ] as const)('reports %s at its file', (problem, bad) => {
    expect(checkAttachments([file(), bad, file()])).toEqual([null, problem, null])
  })

  it('reports the files beyond the fifth as too many', () => {
    const many = Array.from({ length: 7 }, () => file())
    expect(checkAttachments(many)).toEqual([null, null, null, null, null, 'too-many', 'too-many'])
  })

  it.each([
    ['image/*', 'every picture, also those that are refused with what to do'],
    ['application/octet-stream', 'HEIC on phones that do not know it'],
    ['.heic', 'HEIC on computers that do not know it'],
    ['.jfif', 'what browsers save JPEG as'],
  ])('lets a picker show %s: %s', (pattern) => {
    expect(attachmentLimits.accept.split(',')).toContain(pattern)
  })
})
