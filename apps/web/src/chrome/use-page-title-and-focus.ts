import { useRoute } from '@coffer/router/link'
import { messages as routerMessages } from '@coffer/router/messages'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useShownRefusal } from '../not-found/use-shown-refusal.ts'
import { focusHeading } from './focus-heading.ts'
import { usePageTitle } from './use-page-title.ts'

/** Sets the document's title and, after a navigation, focuses the heading, so that a screen reader announces the page. */
export function usePageTitleAndFocus(): void {
  const title = routerMessages.useTranslations()
  const router = useRouter()
  const { route } = useRoute()
  // `Refused` sets the title, because its messages load with its code.
  const isRefused = useShownRefusal() !== null

  usePageTitle(isRefused ? null : title(route.title))

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusHeading()
      }),
    [router],
  )
}
