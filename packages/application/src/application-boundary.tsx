import { QueryBoundary, type QueryLike } from '@coffer/errors/query-boundary'
import { Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import type { ReactNode } from 'react'
import { type Perspective, useApplicationTranslations } from './messages.ts'
import { RemoteChangeNotice } from './remote-change/remote-change-notice.tsx'

interface ApplicationBoundaryProps<State> {
  query: QueryLike<State>
  perspective: Perspective
  /** 1 where no heading precedes it. */
  level?: 1 | 2
  children: (state: State) => ReactNode
}

/** As high as a form, so that what follows it on a phone does not move. */
export const formPlaceholder = <Skeleton shape="control" count={8} />

/** An application once it is loaded, under the notice of remote changes. */
export function ApplicationBoundary<State>({
  query,
  perspective,
  level = 2,
  children,
}: ApplicationBoundaryProps<State>) {
  const t = useApplicationTranslations(perspective)
  return (
    <Stack gap={24}>
      <RemoteChangeNotice perspective={perspective} />
      <QueryBoundary query={query} title={t('notLoaded')} level={level} shape={formPlaceholder}>
        {children}
      </QueryBoundary>
    </Stack>
  )
}
