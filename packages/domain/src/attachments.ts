import type { FileKind } from './file-kind.ts'

/** Limits of files sent to the bank (docs/wire.md, POST /messages); sizes in bytes. */
export const attachmentLimits = {
  count: 5,
  bytes: 10 * 1024 * 1024,
  /**
   * The `accept` attribute of a file input, wider than the accepted kinds: systems hide unlisted files, some know a
   * file only by its media type and some only by its extension, and phones give HEIC no type or a generic one. The
   * content decides.
   */
  accept:
    'image/*,application/pdf,text/plain,application/octet-stream,.pdf,.png,.jpg,.jpeg,.jfif,.heic,.heif,.txt',
} as const

/**
 * The result of reading a chosen file: its kind, or that it is not an allowed kind, cannot be read, or is not read yet.
 */
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

function findProblem({ size, content }: ReadFile, index: number): AttachmentProblem | null {
  if (size === 0) return 'empty'
  if (size > attachmentLimits.bytes) return 'too-large'
  return problemOfContent[content] ?? (index < attachmentLimits.count ? null : 'too-many')
}

/** The problem of each file, in order; null if there is none. */
export function checkAttachments(files: readonly ReadFile[]): readonly (AttachmentProblem | null)[] | null {
  const problems = files.map(findProblem)
  return problems.every((problem) => problem === null) ? null : problems
}
