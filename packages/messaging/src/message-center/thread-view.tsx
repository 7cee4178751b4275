import { isUnread, type Message, messagesQuery, viewMessage } from '@coffer/api-client/messages'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { SectionHeading } from '@coffer/ui-kit/layout'
import { cardStyles } from '@coffer/ui-kit/surfaces'
import { media, size, space } from '@coffer/ui-kit/tokens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { unansweredMessage } from '../compose/unanswered-message.ts'
import { useTranslations } from '../messages.ts'
import { BackToMessages } from './back-link.tsx'
import { MessageEntry } from './message-entry.tsx'
import { ReplyForm, replyFormName } from './reply-form.tsx'
import type { Thread } from './threads.ts'

const Frame = styled.section`
  ${cardStyles}
  overflow: clip;
`
const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[16]};

  ${media.drawer} {
    padding: ${space[24]};
  }

  ${media.columns} {
    & > div {
      display: none;
    }
  }
`
const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[24]} ${space[16]};
  border-block-start: 1px solid ${role('hairline')};

  ${media.drawer} {
    padding-inline: ${space[24]};
  }
`
const StatusText = styled.output`
  font-size: ${size[14]};
  color: ${role('text-soft')};

  &:empty {
    display: none;
  }
`

/** The id of the heading that takes the focus when a thread is opened. */
export const THREAD_HEADING = 'opened-thread'

/** One conversation, oldest message first, and the reply form. Opening it marks it as read. */
export function ThreadView({ thread }: { thread: Thread }) {
  const t = useTranslations()
  const [unread] = useState(() => thread.messages.filter(isUnread).map(({ uuid }) => uuid))
  const [reply, setReply] = useState<'closed' | 'open' | 'sent'>(() =>
    isReplyBegun(thread.uuid) ? 'open' : 'closed',
  )
  const marked = useMarkViewed(thread)
  const answer = useFocusAfter(reply)
  return (
    <Frame aria-labelledby={THREAD_HEADING}>
      <Head>
        <BackToMessages />
        <SectionHeading id={THREAD_HEADING} tabIndex={-1}>
          {thread.subject}
        </SectionHeading>
        <StatusText>{marked && t(`center.${marked}`)}</StatusText>
      </Head>
      {thread.messages.map((message) => (
        <MessageEntry key={message.uuid} message={message} wasUnread={unread.includes(message.uuid)} />
      ))}
      <Answer ref={answer}>
        <StatusText>{reply === 'sent' && t('reply.sent')}</StatusText>
        {reply === 'open' ? (
          <ReplyForm thread={thread} onSent={() => setReply('sent')} />
        ) : (
          <div>
            <Button onPress={() => setReply('open')}>{t('reply.open')}</Button>
          </div>
        )}
      </Answer>
    </Frame>
  )
}

/** Moves the focus to the form that replaces the Reply button, and back. */
function useFocusAfter(reply: string): RefObject<HTMLDivElement | null> {
  const answer = useRef<HTMLDivElement>(null)
  const before = useRef(reply)
  useEffect(() => {
    if (before.current === reply) return
    before.current = reply
    answer.current?.querySelector<HTMLElement>('textarea, button')?.focus()
  }, [reply])
  return answer
}

/** Whether a reply has a draft, or was sent and its response is pending. */
function isReplyBegun(threadUuid: string): boolean {
  const form = replyFormName(threadUuid)
  return Boolean(draftOf(form).read().body) || unansweredMessage(form).unconfirmed() !== null
}

/** Marks the messages of an open thread as viewed. Null until the response arrives. */
function useMarkViewed({ messages }: Thread): 'viewed' | 'failed' | null {
  const client = useQueryClient()
  const { mutate, isSuccess, isError } = useMutation({
    mutationFn: (uuids: readonly string[]) => Promise.all(uuids.map((uuid) => viewMessage(uuid))),
    onSuccess(_, uuids) {
      const viewedAt = new Date(providerNow()).toISOString()
      const seen = (message: Message) => (uuids.includes(message.uuid) ? { ...message, viewedAt } : message)
      storeAnswer(client, messagesQuery().queryKey, (known) => known?.map(seen))
    },
  })
  // A string, so that the effect reruns only for other messages, not after every failure.
  const unread = messages
    .filter(isUnread)
    .map(({ uuid }) => uuid)
    .join(' ')
  useEffect(() => {
    if (unread !== '') mutate(unread.split(' '))
  }, [unread, mutate])
  return isSuccess ? 'viewed' : isError ? 'failed' : null
}
