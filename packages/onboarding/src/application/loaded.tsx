import { ErrorState } from '@coffer/ui-kit/error-state'
import { Skeleton, Waiting } from '@coffer/ui-kit/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf, failureWords } from '../failure/failure-words.ts'
import { useWords } from '../words.ts'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** 1 where no heading stands above it yet. */
  level?: 1 | 2
  children: (data: Data) => ReactNode
}

/** What was asked for, or that it is on its way, or why it could not be brought. */
export function Loaded<Data>({ query, level = 2, children }: LoadedProps<Data>) {
  const t = useWords()
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) {
    return (
      <Waiting>
        <Skeleton shape="control" count={4} />
      </Waiting>
    )
  }
  const failure = failureOf(query.error)
  const { key, values } = { values: {}, ...failureWords(failure) }
  return (
    <ErrorState
      level={level}
      title={t('failure.title.notLoaded')}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      {...(failure.invocationId && { reference: failure.invocationId })}
    >
      {t(key, values)}
    </ErrorState>
  )
}
