import { useEffect, useState } from 'react'
import { AddonPanel, Placeholder } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { BrandEditor } from './brand-editor.tsx'
import { readTenantFolder } from './draft/read-own.ts'
import type { TenantDraft } from './draft/tenant-draft.ts'

/** Shows and edits the branding of the tenant that the stories show. */
export function BrandPanel({ isActive }: { isActive: boolean }) {
  const [{ tenant }] = useGlobals()
  const slug = typeof tenant === 'string' ? tenant : ''
  const own = useTenantFolder(slug)
  return (
    <AddonPanel active={isActive}>
      {own?.slug === slug && own.draft !== null ? (
        <BrandEditor key={slug} slug={slug} own={own.draft} />
      ) : (
        <Placeholder>{placeholderText(slug, own?.slug === slug)}</Placeholder>
      )}
    </AddonPanel>
  )
}

function placeholderText(slug: string, isMissing: boolean): string {
  if (slug === '') return 'Choose an institution in the toolbar.'
  return isMissing ? `tenants/${slug} could not be read.` : 'Reading the tenant’s folder…'
}

interface TenantFolder {
  slug: string
  /** Null if the folder cannot be read. */
  draft: TenantDraft | null
}

/** The tenant's folder as Storybook serves it; null until it is read. */
function useTenantFolder(slug: string): TenantFolder | null {
  const [own, setOwn] = useState<TenantFolder | null>(null)
  useEffect(() => {
    if (slug === '') return undefined
    const leaving = new AbortController()
    readTenantFolder(slug, leaving.signal)
      .then((draft) => setOwn({ slug, draft }))
      .catch(() => {
        if (!leaving.signal.aborted) setOwn({ slug, draft: null })
      })
    return () => leaving.abort()
  }, [slug])
  return own
}
