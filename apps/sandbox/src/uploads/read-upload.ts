import { fileKind, nameOfKind, type FileKind } from '@coffer/domain/file-kind'
import { safeFileName } from './file-name.ts'

/** A file of one of the allowed kinds, by its content; its name has an extension of that kind. */
export interface UploadedFile {
  readonly name: string
  readonly mediaType: FileKind
  readonly content: Uint8Array
}

/** Reads a sent file; null if its content is of no allowed kind. */
export async function readUpload(file: File): Promise<UploadedFile | null> {
  const name = safeFileName(file.name)
  const content = new Uint8Array(await file.arrayBuffer())
  const mediaType = fileKind(content, name)
  return mediaType && { name: safeFileName(nameOfKind(name, mediaType)), mediaType, content }
}
