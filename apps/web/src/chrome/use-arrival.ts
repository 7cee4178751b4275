import { useRoute } from '@coffer/router/link'
import { words as routerWords } from '@coffer/router/words'
import { useBranding } from '@coffer/session/branding'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWords } from '../words.ts'

/** Names the page, and takes the focus to its heading after a navigation, so that a screen reader says where one is. */
export function useArrival(): void {
  const t = useWords()
  const title = routerWords.useWords()
  const router = useRouter()
  const { facts } = useRoute()
  const { name } = useBranding()

  useEffect(() => {
    document.title = t('page-title', { title: title(facts.title), institution: name })
  })

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
        if (!heading || document.querySelector('dialog[open]')) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
}
