import { attachmentLimits, type AttachmentProblem, type FileContent } from '@coffer/domain/attachments'
import { fileKind } from '@coffer/domain/file-kind'

/** A file with what reading it showed. */
export interface ChosenFile {
  readonly file: File
  readonly size: number
  readonly content: FileContent
}

export const unread = (file: File): ChosenFile => ({ file, size: file.size, content: 'unread' })

/** Reads a file to tell what it is: phones send HEIC photos as `photo.jpg`, and without any media type. */
export async function readChosenFile(file: File): Promise<ChosenFile> {
  return { file, size: file.size, content: await contentOf(file) }
}

async function contentOf(file: File): Promise<FileContent> {
  // Refused by its size alone.
  if (file.size === 0 || file.size > attachmentLimits.bytes) return 'other'
  try {
    return fileKind(new Uint8Array(await file.arrayBuffer()), file.name) ?? 'other'
  } catch {
    // It was deleted since it was chosen, or is in a cloud and cannot be loaded from there.
    return 'unreadable'
  }
}

/** Whether the file has to be removed; one that is being read only has to be waited for. */
export const isRefused = (problem: AttachmentProblem | null): boolean =>
  problem !== null && problem !== 'unread'

/** Tells files apart: the same one chosen twice is known by it. */
export const markOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`
