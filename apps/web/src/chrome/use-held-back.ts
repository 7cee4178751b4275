import { useEffect, useState } from 'react'

/** Maximum time that the chrome waits for its counts. */
const LONGEST_MS = 1000

/** Whether to hide an item whose count is still loading: shown earlier, it would move when the count arrives. */
export function useHeldBack(isComing: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [])
  return isComing && !isOver
}
