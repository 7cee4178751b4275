import type { Message } from '@coffer/api-client/messages'
import { type Failure, emptyDetails } from '@coffer/api-client/transport'
import { failureOf } from '@coffer/errors/failure-of'
import { supportReference } from '@coffer/errors/support-reference'
import { useErrorMessage } from '@coffer/errors/use-error-message'
import { useBranding } from '@coffer/session/branding'
import { Button } from '@coffer/ui-kit/button'
import { ErrorState } from '@coffer/ui-kit/error-state'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { Skeleton, LoadingRegion } from '@coffer/ui-kit/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

interface MessagesBoundaryProps {
  query: UseQueryResult<Message[]>
  children: (messages: readonly Message[]) => ReactNode
}

/** The messages, a skeleton, or the error. Loaded messages stay visible if a refetch fails. */
export function MessagesBoundary({ query, children }: MessagesBoundaryProps) {
  const { data, error, fetchStatus } = query
  const isPaused = fetchStatus === 'paused'
  if (data !== undefined) {
    return (
      <Stack gap={24}>
        {error && <RefreshFailed query={query} />}
        {children(data)}
      </Stack>
    )
  }
  if (isPaused || error) return <LoadFailed query={query} />
  return (
    <LoadingRegion>
      <Skeleton shape="row" count={4} />
    </LoadingRegion>
  )
}

type FailureProps = Pick<MessagesBoundaryProps, 'query'>

/** The failure of a query that is paused without a connection. */
const offlineFailure: Failure = { ...emptyDetails, kind: 'offline' }

function useReason({ error, fetchStatus }: FailureProps['query']) {
  const t = useTranslations()
  const text = useErrorMessage()
  const { emails } = useBranding()
  const failure = fetchStatus === 'paused' ? offlineFailure : failureOf(error)
  // A depositor who may not read messages cannot write to the bank here either.
  const reason =
    failure.kind === 'forbidden' ? t('reading.forbidden', { email: emails.support }) : text(failure)
  return { reason, reference: supportReference(failure) }
}

function LoadFailed({ query }: FailureProps) {
  const t = useTranslations()
  const { reason, reference } = useReason(query)
  return (
    <ErrorState
      title={t('reading.title')}
      reference={reference}
      onRetry={() => void query.refetch()}
      isRetrying={query.fetchStatus === 'fetching'}
    >
      <p>{reason}</p>
    </ErrorState>
  )
}

function RefreshFailed({ query }: FailureProps) {
  const t = useTranslations()
  const { reason } = useReason(query)
  return (
    <Notice
      severity="warning"
      title={t('reading.old')}
      isAnnounced
      action={
        <Button variant="secondary" onPress={() => void query.refetch()} isBusy={query.isFetching}>
          {t('reading.again')}
        </Button>
      }
    >
      {reason}
    </Notice>
  )
}
