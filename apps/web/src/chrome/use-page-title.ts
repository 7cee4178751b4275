import { useBranding } from '@coffer/session/branding'
import { useEffect } from 'react'
import { useTranslations } from '../messages.ts'

/** Sets the document's title; null leaves it to a part of the screen that has messages of its own. */
export function usePageTitle(title: string | null): void {
  const t = useTranslations()
  const { name } = useBranding()
  useEffect(() => {
    if (title !== null) document.title = t('page-title', { title, institution: name })
  })
}
