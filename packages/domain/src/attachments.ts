/** Limits of files sent to the bank (wire.md, POST /messages); sizes in bytes. */
export const attachmentLimits = {
  count: 5,
  bytes: 10 * 1024 * 1024,
  mediaTypes: ['application/pdf', 'image/png', 'image/jpeg', 'image/heic', 'text/plain'],
  /** For a file input: media types and extensions, as some systems know only one of them. */
  accept: 'application/pdf,image/png,image/jpeg,image/heic,text/plain,.pdf,.png,.jpg,.jpeg,.heic,.txt',
} as const
export type AttachmentMediaType = (typeof attachmentLimits.mediaTypes)[number]

export type AttachmentProblem = 'empty' | 'too-large' | 'media-type' | 'too-many'

const endings: ReadonlyMap<string, AttachmentMediaType> = new Map([
  ['.pdf', 'application/pdf'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.heic', 'image/heic'],
  ['.txt', 'text/plain'],
])
// Media types that browsers give to files their system does not know, such as HEIC.
const unknownTypes = ['', 'application/octet-stream']

/** Media type by the extension of a name; null for any other extension. */
export const mediaTypeOfName = (name: string): AttachmentMediaType | null =>
  endings.get(/\.\w+$/.exec(name.toLowerCase())?.[0] ?? '') ?? null

/** Media type by extension and the file's own type, where the browser knows one. The provider checks the content too. */
export function claimedMediaType({ name, type }: { name: string; type: string }): AttachmentMediaType | null {
  const [said = ''] = type.toLowerCase().split(';')
  const named = mediaTypeOfName(name)
  return unknownTypes.includes(said) || said === named ? named : null
}

type Claimed = { name: string; size: number; type: string }

function problemOf(file: Claimed, index: number): AttachmentProblem | null {
  if (file.size === 0) return 'empty'
  if (file.size > attachmentLimits.bytes) return 'too-large'
  if (claimedMediaType(file) === null) return 'media-type'
  return index < attachmentLimits.count ? null : 'too-many'
}

/** The problem of each file, in their order; null when there is none. */
export function checkAttachments(files: readonly Claimed[]): readonly (AttachmentProblem | null)[] | null {
  const problems = files.map(problemOf)
  return problems.every((problem) => problem === null) ? null : problems
}
