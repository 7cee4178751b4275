import { useGo } from '@coffer/router/link'
import { useEffect } from 'react'

interface GoToProps {
  to: '/my-account/edit-user-info'
}

/** Leads on at once: a result screen with nothing to report goes to the first screen of its flow. */
export function GoTo({ to }: GoToProps) {
  const go = useGo()
  useEffect(() => {
    void go(to, { replace: true })
  }, [go, to])
  return null
}
