import { bearer } from '@coffer/session/session'
import { useEffect } from 'react'

/** Has the browser ask before it leaves the page: a closed tab loses the message, and a reload the chosen files. */
export function useLeaveWarning(isWritten: boolean): void {
  useEffect(() => {
    if (!isWritten) return undefined
    // When the session has ended, the page is left without a question.
    const warn = (event: BeforeUnloadEvent) => {
      if (bearer() !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isWritten])
}
