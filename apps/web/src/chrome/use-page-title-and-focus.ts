import { useRoute } from '@coffer/router/link'
import { messages as routerMessages } from '@coffer/router/messages'
import { useRefusal } from '@coffer/router/refusal'
import { useBranding } from '@coffer/session/branding'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from '../messages.ts'
import { messages as refused } from '../not-found/messages.ts'
import { focusHeading } from './focus-heading.ts'

/** Sets the document's title and, after a navigation, focuses the heading, so that a screen reader announces the page. */
export function usePageTitleAndFocus(): void {
  const t = useTranslations()
  const title = routerMessages.useTranslations()
  const router = useRouter()
  const { route } = useRoute()
  const { name } = useBranding()
  const refusal = useRefusal()

  useEffect(() => {
    const own = refusal ? refused.read(`${refusal}.title`) : title(route.title)
    document.title = t('page-title', { title: own, institution: name })
  })

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusHeading()
      }),
    [router],
  )
}
