import { useEffect } from 'react'
import { useNavigate } from './link.tsx'
import type { RoutePath } from './routes.ts'

/**
 * Leaves a screen whose subject changes while it is shown, such as when a review ends; null stays. Redirects before
 * rendering belong in the screen's `redirect`.
 */
export function useRedirect(to: RoutePath | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true })
  }, [navigate, to])
}
