import { useGo } from '@coffer/router/link'
import { useEffect } from 'react'

interface GoToProps {
  to: '/beneficiary/list' | '/beneficiary/add'
}

/** Leads on at once: an unknown id goes to the list, a result screen with nothing to report to where its flow begins. */
export function GoTo({ to }: GoToProps) {
  const go = useGo()
  useEffect(() => {
    void go(to, { replace: true })
  }, [go, to])
  return null
}
