import { isUnread, type Message } from '@coffer/api-client/messages'

export interface Thread {
  uuid: string
  subject: string
  /** Oldest first. */
  messages: readonly Message[]
  latest: Message
  unread: number
}

const sentAt = ({ sentAt: instant }: Message) => Date.parse(instant)
const oldestFirst = (one: Message, other: Message) => sentAt(one) - sentAt(other)

/** Groups messages into threads, latest first. A thread has the subject of its first message. */
export function groupThreads(messages: readonly Message[]): Thread[] {
  const byThread = Map.groupBy(messages, ({ threadUuid }) => threadUuid)
  return [...byThread]
    .flatMap(([uuid, some]) => {
      const sorted = some.toSorted(oldestFirst)
      const [first, latest] = [sorted.at(0), sorted.at(-1)]
      if (!first || !latest) return []
      return [
        { uuid, subject: first.subject, messages: sorted, latest, unread: some.filter(isUnread).length },
      ]
    })
    .toSorted((one, other) => oldestFirst(other.latest, one.latest))
}
