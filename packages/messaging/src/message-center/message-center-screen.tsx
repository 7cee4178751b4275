import { type Message, messagesQuery } from '@coffer/api-client/messages'
import { BackLink, ButtonLink, useNavigate, useRouteSearch } from '@coffer/router/link'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card } from '@coffer/ui-kit/layout'
import { ListAndDetail } from '@coffer/ui-kit/list-and-detail'
import { Page } from '@coffer/ui-kit/page'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useMessageFlow } from '../message-flow.ts'
import { useTranslations } from '../messages.ts'
import { MessagesBoundary } from './messages-boundary.tsx'
import { rowId, ThreadList } from './thread-list.tsx'
import { THREAD_HEADING, ThreadView } from './thread-view.tsx'
import { groupThreads } from './threads.ts'

/** `/message-center` and `/registration/message-center`: all conversations and the open one. */
export function MessageCenterScreen() {
  const t = useTranslations()
  const { write, isDuringRegistration } = useMessageFlow()
  const { thread: opened = null } = useRouteSearch('/message-center')
  const messages = useQuery(messagesQuery())
  return (
    <Page
      title={t('center.title')}
      back={isDuringRegistration && <BackLink to="/login/entry">{t('center.application')}</BackLink>}
      action={
        <ButtonLink to={write} variant={opened === null ? 'primary' : 'secondary'}>
          {t('center.write')}
        </ButtonLink>
      }
    >
      <MessagesBoundary query={messages}>
        {(all) => <Threads messages={all} opened={opened} isSettled={!messages.isFetching} />}
      </MessagesBoundary>
    </Page>
  )
}

interface ThreadsProps {
  messages: readonly Message[]
  /** The id of the thread in the search. */
  opened: string | null
  /** Whether no newer messages are being fetched. */
  isSettled: boolean
}

/** The list and the open thread. */
function Threads({ messages, opened, isSettled }: ThreadsProps) {
  const t = useTranslations()
  const threads = useMemo(() => groupThreads(messages), [messages])
  const thread = threads.find(({ uuid }) => uuid === opened)
  useLeaveUnknown(opened !== null && !thread && isSettled)
  useThreadFocus(thread?.uuid ?? null)
  if (threads.length === 0) {
    return (
      <EmptyState icon="message" title={t('center.none.title')}>
        {t('center.none.text')}
      </EmptyState>
    )
  }
  return (
    <ListAndDetail
      list={
        <Card isFlush>
          <ThreadList threads={threads} />
        </Card>
      }
      detail={thread && <ThreadView key={thread.uuid} thread={thread} />}
    />
  )
}

/** Redirects to the list if the thread in the search is unknown. */
function useLeaveUnknown(isUnknown: boolean): void {
  const navigate = useNavigate()
  const { center } = useMessageFlow()
  useEffect(() => {
    if (isUnknown) void navigate(center, { replace: true })
  }, [isUnknown, navigate, center])
}

/** Moves the focus into a thread when it is opened, and back to its row when it is closed. */
function useThreadFocus(opened: string | null): void {
  const before = useRef(opened)
  useEffect(() => {
    const left = before.current
    before.current = opened
    if (left === opened) return
    const heading = document.getElementById(THREAD_HEADING)
    const row = left === null ? null : document.getElementById(rowId(left))?.querySelector('a')
    ;(opened === null ? row : heading)?.focus()
  }, [opened])
}
