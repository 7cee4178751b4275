import { QueryBoundary, type QueryLike } from '@coffer/errors/query-boundary'
import { Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import type { ReactNode } from 'react'
import { type Perspective, useApplicationTranslations } from './messages.ts'
import { RemoteChangeNotice } from './remote-change/remote-change-notice.tsx'

interface ApplicationBoundaryProps<State> {
  query: QueryLike<State>
  perspective: Perspective
  /** 1 if no heading precedes it. */
  level?: 1 | 2
  children: (state: State) => ReactNode
}

/** As high as a form, so that the content below it does not move on a phone. */
export const formPlaceholder = <Skeleton shape="control" count={8} />

/** Renders an application after it has loaded, below the notice of remote changes. */
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
