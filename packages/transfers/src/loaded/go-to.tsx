import { type RoutePath, useGo } from '@coffer/router/link'
import { useEffect } from 'react'

/** Leads on at once: a result screen with nothing to report goes to the first screen of its flow. */
export function GoTo({ to }: { to: RoutePath }) {
  const go = useGo()
  useEffect(() => {
    void go<RoutePath>(to, { replace: true })
  }, [go, to])
  return null
}
