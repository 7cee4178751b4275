import { valueAt } from '../value-at.ts'
import { toDataUrl, type TenantDraft } from './tenant-draft.ts'

/** A tenant's folder as Storybook serves it; null if it cannot be read. */
export async function readTenantFolder(slug: string, signal: AbortSignal): Promise<TenantDraft | null> {
  const read = async (path: string): Promise<Uint8Array | null> => {
    const answer = await fetch(`brands/${slug}/${path}`, { signal, cache: 'no-cache' })
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
  }
  const [branding, tenant] = await Promise.all([read('branding.json'), read('tenant.json')])
  if (branding === null || tenant === null) return null
  const texts = { 'branding.json': decodeText(branding), 'tenant.json': decodeText(tenant) }
  const files = await Promise.all(
    referencedPaths(texts).map(async (path) => {
      const bytes = await read(path)
      return bytes === null ? [] : [[path, toDataUrl(path, bytes)] as const]
    }),
  )
  return { texts, files: Object.fromEntries(files.flat()) }
}

const decodeText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** The other files that the two refer to. The files of messages are optional. */
function referencedPaths(texts: TenantDraft['texts']): readonly string[] {
  const branding: unknown = JSON.parse(texts['branding.json'])
  const tenant: unknown = JSON.parse(texts['tenant.json'])
  const logos = Object.values(valueAt(branding, ['logos']) ?? {}).filter(
    (address) => typeof address === 'string' && address.startsWith('/logos/'),
  )
  const languages = valueAt(tenant, ['languages'])
  const picture = valueAt(tenant, ['design', 'frontPage', 'picture', 'file'])
  return [
    ...new Set(logos.map((address) => String(address).slice(1))),
    ...(Array.isArray(languages) ? languages : []).map((language) => `locales/${String(language)}.json`),
    ...(typeof picture === 'string' ? [`pictures/${picture}`] : []),
  ]
}
