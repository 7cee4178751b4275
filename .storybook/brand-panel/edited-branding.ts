import { type ReadBranding, readBrandingText } from '../../packages/branding/src/branding-text.ts'

/**
 * A tenant's branding as edited by a designer, as text in the wire form, stored for this browser tab only. The panel writes
 * it; every frame of this Storybook reads it and gets changes by the `storage` event.
 */
const keyOf = (slug: string) => `edited-branding:${slug}`

/** The edited branding of a tenant in this tab; null without a valid one. */
export function editedBranding(slug: string): (ReadBranding & { ok: true; text: string }) | null {
  const text = sessionStorage.getItem(keyOf(slug))
  if (text === null) return null
  const read = readBrandingText(text, { slug })
  return read.ok ? { ...read, text } : null
}

/** Stores a tenant's edited branding; null restores the tenant's own. */
export function storeEditedBranding(slug: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(keyOf(slug))
  else sessionStorage.setItem(keyOf(slug), text)
}

/** Calls back when another frame of this tab edits the branding. */
export function onBrandingEdited(changed: () => void): () => void {
  const listen = ({ storageArea, key }: StorageEvent) => {
    if (storageArea === sessionStorage && (key === null || key.startsWith(keyOf('')))) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
