import { messageLimits } from '@coffer/domain/limits'
import { useRouteSearch } from '@coffer/router/link'

export interface Prefill {
  topic: string
  subject: string
}

/** What the message is about, where the address says it; anything that does not fit is left out. */
export function usePrefill(): Prefill {
  const { topic = '', subject = '' } = useRouteSearch('/message-center/add-new-message')
  return {
    topic,
    subject: Array.from(subject.trim()).slice(0, messageLimits.subject).join(''),
  }
}

/** Each subject that was arrived with has a draft of its own: one question never overwrites another. */
export const formOf = ({ topic, subject }: Prefill): string =>
  ['new-message', topic, subject].filter(Boolean).join('/')
