import { fileKind, nameOfKind, type FileKind } from '@coffer/domain/file-kind'
import { safeFileName } from './file-name.ts'

/** A file whose content has one of the allowed types; its name has an extension of that type. */
export interface UploadedFile {
  readonly name: string
  readonly mediaType: FileKind
  readonly content: Uint8Array
}

/** Reads an uploaded file; null if its content has no allowed type. */
export async function readUpload(file: File): Promise<UploadedFile | null> {
  const name = safeFileName(file.name)
  const content = new Uint8Array(await file.arrayBuffer())
  const mediaType = fileKind(content, name)
  return mediaType && { name: safeFileName(nameOfKind(name, mediaType)), mediaType, content }
}
