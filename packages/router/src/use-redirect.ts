import { useEffect } from 'react'
import { useNavigate } from './link.tsx'
import type { RoutePath } from './routes.ts'

/**
 * Leaves a screen whose subject has changed while it is shown, as when a review ends; null stays. Where an address leads
 * before its screen is drawn is decided by the screen's `redirect`.
 */
export function useRedirect(to: RoutePath | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true })
  }, [navigate, to])
}
