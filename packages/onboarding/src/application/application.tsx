import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { useResult } from '@coffer/session/flow-results'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { ChangedNotice } from './changed-notice.tsx'
import { Loaded } from './loaded.tsx'

/** What is saved of the application so far. Once it has changed elsewhere, what stands here opens anew with that. */
export function Application({
  level = 2,
  children,
}: {
  level?: 1 | 2
  children: (progress: DepositorProgress) => ReactNode
}) {
  const changed = useResult('application-changed')
  return (
    <>
      <ChangedNotice />
      <Loaded query={useQuery(progressQuery())} level={level}>
        {(progress) => <Fragment key={changed?.revision}>{children(progress)}</Fragment>}
      </Loaded>
    </>
  )
}
