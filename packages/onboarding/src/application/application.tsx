import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { ErrorState } from '@coffer/ui-kit/error-state'
import { Skeleton, Waiting } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf, failureWords } from '../failure/failure-words.ts'
import { useWords } from '../words.ts'

/** What is saved of the application so far, or that it is on its way, or why it could not be brought. */
export function Application({ children }: { children: (progress: DepositorProgress) => ReactNode }) {
  const t = useWords()
  const progress = useQuery(progressQuery())
  if (progress.data) return children(progress.data)
  if (progress.isPending) {
    return (
      <Waiting>
        <Skeleton shape="control" count={4} />
      </Waiting>
    )
  }
  const failure = failureOf(progress.error)
  const { key, values } = { values: {}, ...failureWords(failure) }
  return (
    <ErrorState
      title={t('failure.title.notLoaded')}
      onRetry={() => void progress.refetch()}
      isRetrying={progress.isFetching}
      {...(failure.invocationId && { reference: failure.invocationId })}
    >
      {t(key, values)}
    </ErrorState>
  )
}
