import { type ReadBranding, readBrandingText } from '../../packages/branding/src/branding-text.ts'

/**
 * What a designer made of a tenant's branding, as text in the wire form. It is kept for this browser tab alone: the
 * panel writes it, every frame of this Storybook reads it, and is told of a change by the `storage` event.
 */
const keyOf = (slug: string) => `edited-branding:${slug}`

/** What was made of a tenant's branding in this tab; null where nothing was, or nothing that can be worn. */
export function editedBranding(slug: string): (ReadBranding & { ok: true; text: string }) | null {
  const text = sessionStorage.getItem(keyOf(slug))
  if (text === null) return null
  const read = readBrandingText(text, { slug })
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
