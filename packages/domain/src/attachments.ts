import type { FileKind } from './file-kind.ts'

/** Limits of files sent to the bank (wire.md, POST /messages); sizes in bytes. */
export const attachmentLimits = {
  count: 5,
  bytes: 10 * 1024 * 1024,
  /**
   * For a file input. Wider than what is accepted, as systems hide what is not listed: some know only the media type of a
   * file, some only its extension, and phones give HEIC no type or that of any bytes. The content decides.
   */
  accept:
    'image/*,application/pdf,text/plain,application/octet-stream,.pdf,.png,.jpg,.jpeg,.jfif,.heic,.heif,.txt',
} as const

/** What reading a chosen file showed: its kind, or that it is no allowed one, or could not be read, or is not read yet. */
export type FileContent = FileKind | 'other' | 'unreadable' | 'unread'

export type AttachmentProblem = 'empty' | 'too-large' | 'media-type' | 'unreadable' | 'unread' | 'too-many'

interface ReadFile {
  readonly size: number
  readonly content: FileContent
}

const problemOfContent: Partial<Record<FileContent, AttachmentProblem>> = {
  other: 'media-type',
  unreadable: 'unreadable',
  unread: 'unread',
}

function problemOf({ size, content }: ReadFile, index: number): AttachmentProblem | null {
  if (size === 0) return 'empty'
  if (size > attachmentLimits.bytes) return 'too-large'
  return problemOfContent[content] ?? (index < attachmentLimits.count ? null : 'too-many')
}

/** The problem of each file, in their order; null when there is none. */
export function checkAttachments(files: readonly ReadFile[]): readonly (AttachmentProblem | null)[] | null {
  const problems = files.map(problemOf)
  return problems.every((problem) => problem === null) ? null : problems
}
