import { useSyncExternalStore } from 'react'

/** From 1200 px a row has the room for one line, and the details are beside the list. */
export const WIDE = '(min-width: 75em)'
/** Below 360 px an amount has a line of its own. */
export const NARROW = '(max-width: 22.49em)'
/** `media.enlarged`: text of twice the usual size on a phone. */
export const ENLARGED = '(max-width: 16em)'

/** Whether the window matches a media query. */
export function useMediaQuery(query: typeof WIDE | typeof NARROW | typeof ENLARGED): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
