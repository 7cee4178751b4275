import { useEffect, useState } from 'react'

/** Maximum time that the chrome waits for its counts. */
const MAX_WAIT_MS = 1000

/** Whether to hide an item whose count is still loading: shown earlier, it would move when the count arrives. */
export function useBoundedWait(isLoading: boolean): boolean {
  const [isTimedOut, setTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLoading && !isTimedOut
}
