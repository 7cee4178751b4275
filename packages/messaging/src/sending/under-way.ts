import { draftOf } from '@coffer/session/drafts'
import type { Written } from './arrival.ts'

/** What was sent and not yet answered. It outlives a reload, so that nobody sends it twice for want of an answer. */
export function underWayOf(form: string) {
  const kept = draftOf(`${form}/under-way`)
  return {
    mark: ({ subject, body, threadUuid, since }: Written) =>
      kept.write({ subject, body, thread: threadUuid ?? '', since: new Date(since).toISOString() }),
    clear: kept.clear,
    read(): Written | null {
      const { subject, body, thread, since } = kept.read()
      if (typeof subject !== 'string' || typeof body !== 'string' || typeof since !== 'string') return null
      return {
        subject,
        body,
        since: Date.parse(since),
        ...(typeof thread === 'string' && thread !== '' && { threadUuid: thread }),
      }
    },
  }
}
