import { useEffect } from 'react'
import { useNavigate } from './link.tsx'
import type { RoutePath } from './routes.ts'

/** Leads on in place of a screen that has nothing to show here, such as a result that there is none of. */
export function Navigate({ to }: { to: RoutePath }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}
