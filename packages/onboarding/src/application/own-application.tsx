import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { ApplicationBoundary } from '@coffer/application/application-boundary'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface OwnApplicationProps {
  level?: 1 | 2
  children: (progress: DepositorProgress) => ReactNode
}

/** Loads the depositor’s own application with its saved fields. */
export function OwnApplication({ level = 2, children }: OwnApplicationProps) {
  return (
    <ApplicationBoundary query={useQuery(progressQuery())} perspective="own" level={level}>
      {children}
    </ApplicationBoundary>
  )
}
