import { ErrorState } from '@coffer/ui-kit/error-state'
import { Waiting } from '@coffer/ui-kit/skeleton'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { failureKey, failureOf } from './failure-words.ts'

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** What is brought, for the words of its failure. */
  what: 'load.account' | 'load.transactions' | 'load.documents'
  /** The shape of what is coming. */
  shape: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a screen that stands on one query: its shape, what it brought, or what went wrong and that money is safe. */
export function Loaded<Data>({ query, what, shape, children }: LoadedProps<Data>) {
  const t = useWords()
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <Waiting>{shape}</Waiting>
  const failure = failureOf(query.error)
  return (
    <ErrorState
      title={t(what)}
      reference={failure.invocationId ?? undefined}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      <p>{t(failureKey(failure))}</p>
      <p>{t('load.safe')}</p>
    </ErrorState>
  )
}
