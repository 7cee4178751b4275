import { useEffect } from 'react'
import { useGo } from './link.tsx'
import type { RoutePath } from './routes.ts'

/** Leads on in place of a screen that has nothing to show here, such as a result that there is none of. */
export function GoTo({ to }: { to: RoutePath }) {
  const go = useGo()
  useEffect(() => void go(to, { replace: true }), [go, to])
  return null
}
