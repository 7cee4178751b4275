import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from './loaded.tsx'

/** What is saved of the application so far. */
export function Application({
  level = 2,
  children,
}: {
  level?: 1 | 2
  children: (progress: DepositorProgress) => ReactNode
}) {
  return (
    <Loaded query={useQuery(progressQuery())} level={level}>
      {children}
    </Loaded>
  )
}
