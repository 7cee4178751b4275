import { ErrorState } from '@coffer/ui-kit/error-state'
import { Skeleton, LoadingRegion } from '@coffer/ui-kit/skeleton'
import type { ReactNode } from 'react'
import { failureOf } from './failure-of.ts'
import { supportReference } from './support-reference.ts'
import { useErrorMessage } from './use-error-message.ts'
import { useTranslations } from './messages.ts'

/** The part of a query that reveals whether its data has loaded. */
export interface QueryLike<Data> {
  data: Data | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface QueryBoundaryProps<Data> {
  query: QueryLike<Data>
  /** The content that could not load; by default the page. */
  title?: string
  /** 1 if no heading precedes it. */
  level?: 1 | 2
  /** The shape of the content while it loads. */
  shape?: ReactNode
  /** Shown under the reason, such as that money is safe. */
  note?: string
  children: (data: Data) => ReactNode
}

/** A part of a screen that shows one query: a placeholder, its data, or its failure with a retry button. */
export function QueryBoundary<Data>({
  query,
  title,
  level = 2,
  shape,
  note,
  children,
}: QueryBoundaryProps<Data>) {
  const t = useTranslations()
  const text = useErrorMessage()
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <LoadingRegion>{shape ?? <Skeleton shape="control" count={4} />}</LoadingRegion>
  const failure = failureOf(query.error)
  return (
    <ErrorState
      level={level}
      title={title ?? t('load')}
      reference={supportReference(failure)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      <p>{text(failure)}</p>
      {note && <p>{note}</p>}
    </ErrorState>
  )
}
