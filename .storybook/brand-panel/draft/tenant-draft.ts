/** The two JSON files of a tenant's folder that the panel edits. */
export const draftFiles = ['branding.json', 'tenant.json'] as const
export type DraftFile = (typeof draftFiles)[number]

/** A tenant's folder while it is edited. */
export interface TenantDraft {
  /** The texts of the two files, which need not be valid. */
  readonly texts: Readonly<Record<DraftFile, string>>
  /** All other files, by path in the folder, as data URLs. */
  readonly files: Readonly<Record<string, string>>
}

/** Whether two drafts have equal content; the formatting of JSON does not count. */
export function isSameDraft(one: TenantDraft, other: TenantDraft): boolean {
  const paths = new Set([...Object.keys(one.files), ...Object.keys(other.files)])
  return (
    draftFiles.every((file) => normalizeJson(one.texts[file]) === normalizeJson(other.texts[file])) &&
    [...paths].every((path) => one.files[path] === other.files[path])
  )
}

/** The files except the two JSON files, without logos and pictures that were replaced. */
export function referencedFiles({
  texts,
  files,
}: TenantDraft): readonly (readonly [path: string, address: string])[] {
  return Object.entries(files).filter(([path]) => {
    const [folder, name = ''] = path.split('/')
    if (folder === 'logos') return texts['branding.json'].includes(`"/${path}"`)
    return folder !== 'pictures' || texts['tenant.json'].includes(`"${name}"`)
  })
}

function normalizeJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}

/** The bytes of a base64 data URL. */
export function decodeDataUrl(dataUrl: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(dataUrl.split(',')[1] ?? ''), (character) => character.charCodeAt(0))
}

/** A file's bytes as a data URL, with the type that its extension states. */
export function toDataUrl(path: string, bytes: Uint8Array): string {
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  // In parts, because the number of arguments of a call is limited.
  const parts = Array.from({ length: Math.ceil(bytes.length / 4096) }, (_, part) =>
    String.fromCharCode(...bytes.subarray(part * 4096, (part + 1) * 4096)),
  )
  return `data:${type};base64,${btoa(parts.join(''))}`
}

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  json: 'application/json',
}
