import { isRecord } from '../../../packages/branding/src/tokens/token-at.ts'
import { isSameDraft, type TenantDraft } from './tenant-draft.ts'

/**
 * A valid draft of a tenant, stored for this browser tab only. The panel writes it; every frame of this Storybook reads it
 * and gets changes by the `storage` event.
 */
const keyOf = (slug: string) => `edited-tenant:${slug}`

/** While it is set, stories show tenants as their folders have them. No slug has a question mark. */
const beforeKey = keyOf('?before')

/** Files of a draft that differ from the tenant's own. */
type StoredDraft = TenantDraft

/** A tenant's draft in this tab; null where there is none. */
export function storedDraft(slug: string): StoredDraft | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null')
  if (!isRecord(stored) || !isRecord(stored['texts']) || !isRecord(stored['files'])) return null
  const { 'branding.json': branding, 'tenant.json': tenant } = stored['texts']
  if (typeof branding !== 'string' || typeof tenant !== 'string') return null
  const files = Object.entries(stored['files']).flatMap(([path, address]) =>
    typeof address === 'string' ? [[path, address] as const] : [],
  )
  return { texts: { 'branding.json': branding, 'tenant.json': tenant }, files: Object.fromEntries(files) }
}

/** The draft that stories show; null for the tenant's own. */
export const shownDraft = (slug: string): StoredDraft | null => (isBefore() ? null : storedDraft(slug))

/** Stores a tenant's valid draft, unless it is the tenant's own. */
export function storeDraft(slug: string, draft: TenantDraft, own: TenantDraft): void {
  if (isSameDraft(draft, own)) return sessionStorage.removeItem(keyOf(slug))
  const files = Object.entries(draft.files).filter(([path, address]) => own.files[path] !== address)
  sessionStorage.setItem(
    keyOf(slug),
    JSON.stringify({ texts: draft.texts, files: Object.fromEntries(files) }),
  )
}

export const isBefore = (): boolean => sessionStorage.getItem(beforeKey) !== null

/** Shows tenants as their folders have them, or as they were edited. */
export function showBefore(isShown: boolean): void {
  if (isShown) sessionStorage.setItem(beforeKey, 'true')
  else sessionStorage.removeItem(beforeKey)
}

/** Calls back when another frame of this tab edits a tenant. */
export function onDraftChange(changed: () => void): () => void {
  const listen = ({ storageArea, key }: StorageEvent) => {
    if (storageArea === sessionStorage && (key === null || key.startsWith(keyOf('')))) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
