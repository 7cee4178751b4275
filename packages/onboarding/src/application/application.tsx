import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ChangedNotice } from './changed-notice.tsx'
import { Loaded } from './loaded.tsx'

/** What is saved of the application so far, under the notice that it has changed elsewhere. */
export function Application({
  level = 2,
  children,
}: {
  level?: 1 | 2
  children: (progress: DepositorProgress) => ReactNode
}) {
  return (
    <Stack gap={24}>
      <ChangedNotice />
      <Loaded query={useQuery(progressQuery())} level={level}>
        {children}
      </Loaded>
    </Stack>
  )
}
