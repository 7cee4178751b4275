import { type RoutePath, useGo } from '@coffer/router/link'
import { useEffect } from 'react'

/** Leads on in place of a screen that has nothing to show here. */
export function GoTo({ to }: { to: RoutePath }) {
  const go = useGo()
  useEffect(() => void go(to, { replace: true }), [go, to])
  return null
}
