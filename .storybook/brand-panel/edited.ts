import { parseBranding, type Branding } from '../../packages/branding/src/schema.ts'

/**
 * What a designer made of a tenant's branding, as text in the wire form. It is kept for this browser tab alone: the
 * panel writes it, every frame of this Storybook reads it, and is told of a change by the `storage` event.
 */
const keyOf = (slug: string) => `edited-branding:${slug}`

/** A branding is about a thousand characters; what is this long was pasted by mistake. */
const longest = 100_000

export type Mend = { readonly field: string; readonly mend: string }
export type ReadBranding =
  | { readonly ok: true; readonly wire: object; readonly branding: Branding }
  | { readonly ok: false; readonly problems: readonly Mend[] }

/** Reads a branding.json of one tenant. What is not JSON, not safe or another tenant's is refused whole. */
export function readBranding(text: string, slug: string): ReadBranding {
  if (text.length > longest)
    return refused('the whole', `is longer than ${longest} characters; paste a branding.json alone`)
  const wire = jsonOf(text)
  if (!wire.ok)
    return refused(wire.place, 'is not JSON; look for a missing quote, comma or brace there or just before')
  const parsed = parseBranding(wire.value, { slug })
  if (!parsed.ok) return parsed
  return isObject(wire.value)
    ? { ok: true, wire: wire.value, branding: parsed.branding }
    : refused('the whole', 'must be an object')
}

/** What was made of a tenant's branding in this tab; null where nothing was, or nothing that can be worn. */
export function editedBranding(slug: string): (ReadBranding & { ok: true; text: string }) | null {
  const text = sessionStorage.getItem(keyOf(slug))
  if (text === null) return null
  const read = readBranding(text, slug)
  return read.ok ? { ...read, text } : null
}

/** Keeps what was made of a tenant's branding, or with null goes back to the tenant's own. */
export function keepEdited(slug: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(keyOf(slug))
  else sessionStorage.setItem(keyOf(slug), text)
}

/** Calls when another frame of this tab changed what is kept. */
export function onEdited(changed: () => void): () => void {
  const listen = ({ storageArea, key }: StorageEvent) => {
    if (storageArea === sessionStorage && (key === null || key.startsWith(keyOf('')))) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function jsonOf(text: string): { ok: true; value: unknown } | { ok: false; place: string } {
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch (error) {
    const line = /line (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    return { ok: false, place: line === undefined ? 'the end' : `line ${line}` }
  }
}

function refused(field: string, mend: string): ReadBranding {
  return { ok: false, problems: [{ field, mend }] }
}
