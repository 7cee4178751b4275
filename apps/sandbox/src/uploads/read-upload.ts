import { mediaTypeOfName, type AttachmentMediaType } from '@coffer/domain/attachments'
import { safeFileName } from './file-name.ts'
import { mediaTypeOf } from './media-type.ts'

/** A file of one of the allowed kinds, by its content and its extension. */
export interface UploadedFile {
  readonly name: string
  readonly mediaType: AttachmentMediaType
  readonly content: Uint8Array
}

/** Reads a sent file; null where its extension is not allowed, or is not that of its content. */
export async function readUpload(file: File): Promise<UploadedFile | null> {
  const name = safeFileName(file.name)
  const content = new Uint8Array(await file.arrayBuffer())
  const mediaType = mediaTypeOf(content)
  return mediaType !== null && mediaType === mediaTypeOfName(name) ? { name, mediaType, content } : null
}
