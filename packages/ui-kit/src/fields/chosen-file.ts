import { attachmentLimits, type AttachmentProblem, type FileContent } from '@coffer/domain/attachments'
import { fileKind } from '@coffer/domain/file-kind'

/** A chosen file with its size in bytes and its detected content. */
export interface ChosenFile {
  readonly file: File
  readonly size: number
  readonly content: FileContent
}

export const unread = (file: File): ChosenFile => ({ file, size: file.size, content: 'unread' })

/** Detects the type of a file by its content: phones send HEIC photos as `photo.jpg`, and without any media type. */
export async function readChosenFile(file: File): Promise<ChosenFile> {
  return { file, size: file.size, content: await detectContent(file) }
}

async function detectContent(file: File): Promise<FileContent> {
  // The size alone makes it invalid.
  if (file.size === 0 || file.size > attachmentLimits.bytes) return 'other'
  try {
    return fileKind(new Uint8Array(await file.arrayBuffer()), file.name) ?? 'other'
  } catch {
    // The file was deleted after it was chosen, or is in a cloud and cannot be loaded from there.
    return 'unreadable'
  }
}

/** Whether the file has to be removed. False for a file that is still being read. */
export const isRefused = (problem: AttachmentProblem | null): boolean =>
  problem !== null && problem !== 'unread'

/** Identifies a file, to detect that it was chosen twice. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`
