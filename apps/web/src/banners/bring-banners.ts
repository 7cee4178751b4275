import { askBanners } from '@coffer/api-client/banners/glance'
import type { Bringing } from './banner-list.tsx'

const none: Bringing = { kind: 'brought', banners: [] }

/** Mostly there is none for who is not logged in, and then the code that reads them need not come. */
export async function bringBanners(): Promise<Bringing> {
  try {
    const sent = askBanners()
    const answer: unknown = await (await sent).clone().json()
    if ((await sent).status === 403) return { kind: 'forbidden', said: textOf(answer, 'message') }
    if (!hasAny(answer)) return none
    const { fetchBanners } = await import('./banner-calls.ts')
    return { kind: 'brought', banners: await fetchBanners({ sent }) }
  } catch {
    // The log-in page is whole without them.
    return none
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function textOf(answer: unknown, name: string): string {
  const text = fieldOf(answer, name)
  return typeof text === 'string' ? text : ''
}

function hasAny(answer: unknown): boolean {
  const banners = fieldOf(answer, 'data')
  return Array.isArray(banners) && banners.length > 0
}
