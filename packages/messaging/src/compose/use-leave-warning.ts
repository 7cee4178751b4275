import { bearer } from '@coffer/session/session'
import { useEffect } from 'react'

/** Lets the browser ask before it leaves the page: a message is never stored, and a reload would lose it. */
export function useLeaveWarning(isWritten: boolean): void {
  useEffect(() => {
    if (!isWritten) return undefined
    // A session that has ended leaves without a question.
    const warn = (event: BeforeUnloadEvent) => {
      if (bearer() !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isWritten])
}
