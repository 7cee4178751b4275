import { useGo } from '@coffer/router/link'
import { useEffect } from 'react'
import type { whereItStands } from './where.ts'

interface GoToProps {
  to: ReturnType<typeof whereItStands> | '/joint-account/edit-email'
}

/** Leads on at once: a screen with nothing to say goes to where the matter stands. */
export function GoTo({ to }: GoToProps) {
  const go = useGo()
  useEffect(() => {
    void go(to, { replace: true })
  }, [go, to])
  return null
}
