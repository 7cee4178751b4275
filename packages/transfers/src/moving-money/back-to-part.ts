import { useEffect } from 'react'

/** Someone who came back to change one part finds the focus there. */
export function useBackToPart(part: string | null): void {
  useEffect(() => {
    if (part !== null) document.getElementById(`field-${part}`)?.focus()
  }, [part])
}
