import { useSyncExternalStore } from 'react'

/** From 1024 px the details are beside the list, from 900 px there is a drawer: see the tokens of ui-kit. */
export const COLUMNS = '(min-width: 64em)'
export const DRAWER = '(min-width: 56.25em)'

/** Whether the window matches a media query. */
export function useMediaQuery(query: typeof COLUMNS | typeof DRAWER): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
