import { media } from '@coffer/ui-kit/tokens'
import { useSyncExternalStore } from 'react'

/** From 1200 px a row fits on one line, and the details are beside the list. */
export const WIDE = '(min-width: 75em)'
/**
 * Below 375 px the amount has its own line: a long name may take three lines, more in an engine that renders text
 * wider.
 */
export const NARROW = '(max-width: 23.43em)'
export const ENLARGED = media.enlarged.replace('@media ', '')

/** Whether the window matches a media query. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
