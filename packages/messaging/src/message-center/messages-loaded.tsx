import type { Message } from '@coffer/api-client/messages'
import { type Failure, emptyDetails } from '@coffer/api-client/transport'
import { failureOf } from '@coffer/errors/failure-of'
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

interface MessagesLoadedProps {
  query: UseQueryResult<Message[]>
  children: (messages: readonly Message[]) => ReactNode
}

/** What the bank keeps, its shape while it is on its way, or why it did not come. What was brought before stays in sight. */
export function MessagesLoaded({ query, children }: MessagesLoadedProps) {
  const { data, error, fetchStatus } = query
  const isCutOff = fetchStatus === 'paused'
  if (data !== undefined) {
    return (
      <Stack gap={24}>
        {error && <NotRenewed query={query} />}
        {children(data)}
      </Stack>
    )
  }
  if (isCutOff || error) return <NotRead query={query} />
  return (
    <LoadingRegion>
      <Skeleton shape="row" count={4} />
    </LoadingRegion>
  )
}

type Failed = Pick<MessagesLoadedProps, 'query'>

/** A query that waits for a connection has not failed yet. */
const cutOff: Failure = { ...emptyDetails, kind: 'offline' }

function useReason({ error, fetchStatus }: Failed['query']) {
  const t = useTranslations()
  const text = useErrorMessage()
  const { emails } = useBranding()
  const failure = fetchStatus === 'paused' ? cutOff : failureOf(error)
  // Whom messages are not open to can't write to the bank here either.
  const reason =
    failure.kind === 'forbidden' ? t('reading.forbidden', { email: emails.support }) : text(failure)
  return { reason, reference: failure.invocationId ?? undefined }
}

function NotRead({ query }: Failed) {
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

function NotRenewed({ query }: Failed) {
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
