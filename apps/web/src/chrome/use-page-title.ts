import { useBranding } from '@coffer/session/branding'
import { useEffect } from 'react'
import { useTranslations } from '../messages.ts'

/** Sets the document's title. With null, a component of the screen that has its own messages sets it. */
export function usePageTitle(title: string | null): void {
  const t = useTranslations()
  const { name } = useBranding()
  useEffect(() => {
    if (title !== null) document.title = t('page-title', { title, institution: name })
  })
}
