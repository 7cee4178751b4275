import { useSyncExternalStore } from 'react'

/** From 1024 px the details stand beside the list, from 900 px the drawer does: see the tokens of ui-kit. */
export const COLUMNS = '(min-width: 64em)'
export const DRAWER = '(min-width: 56.25em)'

/** Whether the window is as wide as a media query asks. */
export function useWide(query: typeof COLUMNS | typeof DRAWER): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
