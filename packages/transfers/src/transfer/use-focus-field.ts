import { useEffect } from 'react'

/** Focuses the field that a review's row links back to. */
export function useFocusField(field: string | null): void {
  useEffect(() => {
    if (field !== null) document.getElementById(`field-${field}`)?.focus()
  }, [field])
}
