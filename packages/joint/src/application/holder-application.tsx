import { type JointHolder, jointProgressQuery } from '@coffer/api-client/joint'
import { ApplicationBoundary } from '@coffer/application/application-boundary'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface HolderApplicationProps {
  level?: 1 | 2
  children: (holder: JointHolder | null) => ReactNode
}

/** Loads the joint holder with the saved fields. */
export function HolderApplication({ level = 2, children }: HolderApplicationProps) {
  return (
    <ApplicationBoundary query={useQuery(jointProgressQuery())} perspective="theirs" level={level}>
      {children}
    </ApplicationBoundary>
  )
}
