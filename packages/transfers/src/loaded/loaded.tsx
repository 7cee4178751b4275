import { ErrorState } from '@coffer/ui-kit/error-state'
import { Skeleton, Waiting } from '@coffer/ui-kit/skeleton'
import type { ReactNode } from 'react'
import { inWords } from '../problem/failure-notice.tsx'
import { failureOf } from '../problem/failure-of.ts'
import { failureWords } from '../problem/failure-words.ts'
import { useWords } from '../words.ts'

/** The part of a query that says whether its data is there. */
export interface Asked<Data> {
  data: Data | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface LoadedProps<Data> {
  query: Asked<Data>
  /** 1 where no heading stands above it yet. */
  level?: 1 | 2
  children: (data: Data) => ReactNode
}

/** Shows what a query brought; until then its shape, and if it fails what failed and a way to try again. */
export function Loaded<Data>({ query, level = 2, children }: LoadedProps<Data>) {
  const t = useWords()
  if (query.data !== undefined) return children(query.data)
  if (!query.error) {
    return (
      <Waiting>
        <Skeleton shape="control" count={3} />
      </Waiting>
    )
  }
  const failure = failureOf(query.error)
  return (
    <ErrorState
      level={level}
      title={t('load.title')}
      reference={failure.invocationId ?? undefined}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {inWords(failureWords(failure), t)}
    </ErrorState>
  )
}
