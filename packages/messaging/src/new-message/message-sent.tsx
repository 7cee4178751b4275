import type { Message } from '@coffer/api-client/messages'
import { resultReport } from '@coffer/router/result-screen'
import { useMessageFlow } from '../message-flow.ts'
import { messages } from '../messages.ts'

interface SentMessage {
  message: Message
  center: ReturnType<typeof useMessageFlow>['center']
}

const Sent = resultReport(messages, {
  tone: 'success',
  title: 'sent.title',
  body: ({ message: { subject } }: SentMessage) => [['sent.text', { subject }]],
  action: ({ message, center }) => ({
    to: center,
    search: { thread: message.threadUuid },
    label: 'sent.see',
    isFullWidth: false,
  }),
  secondary: { to: '/login/entry', label: 'sent.done', isFullWidth: false },
})

/** The confirmation after sending, with a link to the thread in which the reply arrives. */
export function MessageSent({ message }: { message: Message }) {
  const { center } = useMessageFlow()
  return <Sent value={{ message, center }} />
}
