import { useEffect, useState } from 'react'
import { AddonPanel, Placeholder } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { BrandEditor } from './brand-editor.tsx'

/** The branding of the tenant that stories wear, to look at and to edit. */
export function BrandPanel({ isActive }: { isActive: boolean }) {
  const [{ tenant }] = useGlobals()
  const slug = typeof tenant === 'string' ? tenant : ''
  const own = useOwnBranding(slug)
  return (
    <AddonPanel active={isActive}>
      {own?.slug === slug ? (
        <BrandEditor key={slug} slug={slug} own={own.text} />
      ) : (
        <Placeholder>
          {slug === '' ? 'Choose a tenant in the toolbar.' : 'Reading branding.json…'}
        </Placeholder>
      )}
    </AddonPanel>
  )
}

/** The text of `tenants/<slug>/branding.json` as its folder has it now. */
function useOwnBranding(slug: string): { slug: string; text: string } | null {
  const [own, setOwn] = useState<{ slug: string; text: string } | null>(null)
  useEffect(() => {
    if (slug === '') return undefined
    const leaving = new AbortController()
    fetch(`brands/${slug}/branding.json`, { signal: leaving.signal, cache: 'no-cache' })
      .then((answer) => answer.text())
      .then((text) => setOwn({ slug, text }))
      .catch(() => {
        if (!leaving.signal.aborted) setOwn({ slug, text: '' })
      })
    return () => leaving.abort()
  }, [slug])
  return own
}
