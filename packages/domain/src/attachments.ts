/** What may be sent to the bank (wire.md, POST /messages); sizes in bytes. */
export const attachmentLimits = {
  count: 5,
  bytes: 10 * 1024 * 1024,
  mediaTypes: ['application/pdf', 'image/png', 'image/jpeg', 'image/heic', 'text/plain'],
  /** For a file input: both media types and endings, as some systems know only one of them. */
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
// What a browser says of a file whose kind its system does not know, as HEIC on many.
const unknownTypes = ['', 'application/octet-stream']

/** What a file claims to be, by its type or else by the ending of its name; its content is the provider's to check. */
export function claimedMediaType({ name, type }: { name: string; type: string }): AttachmentMediaType | null {
  const [said = ''] = type.toLowerCase().split(';')
  if (unknownTypes.includes(said)) return endings.get(/\.\w+$/.exec(name.toLowerCase())?.[0] ?? '') ?? null
  return attachmentLimits.mediaTypes.find((known) => known === said) ?? null
}

type Claimed = { name: string; size: number; type: string }

function problemOf(file: Claimed, index: number): AttachmentProblem | null {
  if (file.size === 0) return 'empty'
  if (file.size > attachmentLimits.bytes) return 'too-large'
  if (claimedMediaType(file) === null) return 'media-type'
  return index < attachmentLimits.count ? null : 'too-many'
}

/** The problem of each file, in their order, or null when all of them may be sent. */
export function checkAttachments(files: readonly Claimed[]): readonly (AttachmentProblem | null)[] | null {
  const problems = files.map(problemOf)
  return problems.every((problem) => problem === null) ? null : problems
}
