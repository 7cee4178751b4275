import { useEffect, useState } from 'react'
import { AddonPanel, Placeholder } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { BrandEditor } from './brand-editor.tsx'

/** The branding of the tenant shown by the stories, to view and edit. */
export function BrandPanel({ isActive }: { isActive: boolean }) {
  const [{ tenant }] = useGlobals()
  const slug = typeof tenant === 'string' ? tenant : ''
  const own = useOwnBranding(slug)
  return (
    <AddonPanel active={isActive}>
      {own?.slug === slug && own.text !== null ? (
        <BrandEditor key={slug} slug={slug} own={own.text} />
      ) : (
        <Placeholder>{placeholderText(slug, own?.slug === slug)}</Placeholder>
      )}
    </AddonPanel>
  )
}

function placeholderText(slug: string, isMissing: boolean): string {
  if (slug === '') return 'Choose an institution in the toolbar.'
  return isMissing ? `tenants/${slug}/branding.json could not be read.` : 'Reading branding.json…'
}

interface OwnBranding {
  slug: string
  /** Null where it cannot be read. */
  text: string | null
}

/** The current text of `tenants/<slug>/branding.json`. */
function useOwnBranding(slug: string): OwnBranding | null {
  const [own, setOwn] = useState<OwnBranding | null>(null)
  useEffect(() => {
    if (slug === '') return undefined
    const leaving = new AbortController()
    fetch(`brands/${slug}/branding.json`, { signal: leaving.signal, cache: 'no-cache' })
      .then((answer) => (answer.ok ? answer.text() : null))
      .then((text) => setOwn({ slug, text }))
      .catch(() => {
        if (!leaving.signal.aborted) setOwn({ slug, text: null })
      })
    return () => leaving.abort()
  }, [slug])
  return own
}
