import { valueAt } from '../value-at.ts'
import { dataUrlOf, type TenantDraft } from './tenant-draft.ts'

/** A tenant's folder as Storybook serves it; null if it cannot be read. */
export async function readOwn(slug: string, signal: AbortSignal): Promise<TenantDraft | null> {
  const read = async (path: string): Promise<Uint8Array | null> => {
    const answer = await fetch(`brands/${slug}/${path}`, { signal, cache: 'no-cache' })
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
  }
  const [branding, tenant] = await Promise.all([read('branding.json'), read('tenant.json')])
  if (branding === null || tenant === null) return null
  const texts = { 'branding.json': textOf(branding), 'tenant.json': textOf(tenant) }
  const files = await Promise.all(
    pathsOf(texts).map(async (path) => {
      const bytes = await read(path)
      return bytes === null ? [] : [[path, dataUrlOf(path, bytes)] as const]
    }),
  )
  return { texts, files: Object.fromEntries(files.flat()) }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** The other files that the two refer to. The files of messages are optional. */
function pathsOf(texts: TenantDraft['texts']): readonly string[] {
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
