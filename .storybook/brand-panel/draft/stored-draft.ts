import { isRecord } from '../../../packages/branding/src/tokens/token-at.ts'
import { isSameDraft, type TenantDraft } from './tenant-draft.ts'

/**
 * Key of a tenant's valid draft in the session storage of this tab. The panel writes it; every frame of this Storybook
 * reads it and receives changes by the `storage` event.
 */
const keyOf = (slug: string) => `edited-tenant:${slug}`

/** While this key is set, stories ignore drafts. No slug contains a question mark. */
const originalKey = keyOf('?before')

/** A draft whose `files` are only those that differ from the tenant's own. */
type StoredDraft = TenantDraft

/** A tenant's draft in this tab; null if there is none. */
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

/** The draft that stories show; null if they show the tenant's folder. */
export const shownDraft = (slug: string): StoredDraft | null => (isOriginalShown() ? null : storedDraft(slug))

/** Stores a tenant's valid draft, or removes the stored one if the draft equals the tenant's folder. */
export function storeDraft(slug: string, draft: TenantDraft, own: TenantDraft): void {
  if (isSameDraft(draft, own)) return sessionStorage.removeItem(keyOf(slug))
  const files = Object.entries(draft.files).filter(([path, address]) => own.files[path] !== address)
  sessionStorage.setItem(
    keyOf(slug),
    JSON.stringify({ texts: draft.texts, files: Object.fromEntries(files) }),
  )
}

export const isOriginalShown = (): boolean => sessionStorage.getItem(originalKey) !== null

/** Shows tenants without their drafts, or with them. */
export function showOriginal(isShown: boolean): void {
  if (isShown) sessionStorage.setItem(originalKey, 'true')
  else sessionStorage.removeItem(originalKey)
}

/** Calls back when another frame of this tab edits a tenant. */
export function onDraftChange(changed: () => void): () => void {
  const listen = ({ storageArea, key }: StorageEvent) => {
    if (storageArea === sessionStorage && (key === null || key.startsWith(keyOf('')))) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
