import { describe, expect, it } from 'vitest'
import { attachmentLimits, checkAttachments, claimedMediaType } from './attachments.ts'

const file = (part: Partial<{ name: string; size: number; type: string }> = {}) => ({
  name: 'statement.pdf',
  size: 2_048,
  type: 'application/pdf',
  ...part,
})

describe('claimedMediaType', () => {
  it.each([
    ['statement.pdf', 'application/pdf', 'application/pdf'],
    ['no ending', 'image/png', null],
    ['photo.bat', 'image/png', null],
    ['photo.png.exe', '', null],
    ['photo.jpg', 'image/png', null],
    ['note.txt', 'text/plain;charset=utf-8', 'text/plain'],
    ['IMG_0001.HEIC', '', 'image/heic'],
    ['scan.JPG', 'application/octet-stream', 'image/jpeg'],
    ['form.pdf', 'text/html', null],
    ['sheet.xlsx', '', null],
    ['pdf', 'application/zip', null],
    ['pdf', '', null],
    ['.constructor', '', null],
  ])('%s of type %o is %o', (name, type, mediaType) => {
    expect(claimedMediaType({ name, type })).toBe(mediaType)
  })
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
    ['empty', file({ size: 0 })],
    ['too-large', file({ size: attachmentLimits.bytes + 1 })],
    ['media-type', file({ name: 'page.html', type: 'text/html' })],
  ] as const)('reports %s at its file', (problem, bad) => {
    expect(checkAttachments([file(), bad, file()])).toEqual([null, problem, null])
  })

  it('reports the files beyond the fifth as too many', () => {
    const many = Array.from({ length: 7 }, () => file())
    expect(checkAttachments(many)).toEqual([null, null, null, null, null, 'too-many', 'too-many'])
  })

  it('accepts each media type by type and by extension', () => {
    const accepted: readonly string[] = attachmentLimits.accept.split(',')
    for (const mediaType of attachmentLimits.mediaTypes) expect(accepted).toContain(mediaType)
    for (const ending of accepted.filter((each) => each.startsWith('.')))
      expect(claimedMediaType({ name: `file${ending}`, type: '' })).not.toBeNull()
  })
})
