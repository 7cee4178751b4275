import { strToU8, zipSync } from 'fflate'
import { decodeDataUrl, draftFiles, referencedFiles, type TenantDraft } from '../draft/tenant-draft.ts'

/** The draft as the folder `<slug>/` in a zip file, ready for `tenants/`. */
export function zipFolder(slug: string, draft: TenantDraft): Uint8Array<ArrayBuffer> {
  const texts = draftFiles.map((file) => [file, strToU8(draft.texts[file])] as const)
  const files = referencedFiles(draft).map(([path, address]) => [path, decodeDataUrl(address)] as const)
  return zipSync(Object.fromEntries([...texts, ...files].map(([path, bytes]) => [`${slug}/${path}`, bytes])))
}
