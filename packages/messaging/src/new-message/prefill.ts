import { messageLimits } from '@coffer/domain/limits'
import { useRouteSearch } from '@coffer/router/link'

export interface Prefill {
  topic: string
  subject: string
}

/** The topic and subject in the search, truncated to their limits. */
export function usePrefill(): Prefill {
  const { topic = '', subject = '' } = useRouteSearch('/message-center/add-new-message')
  return {
    topic,
    subject: Array.from(subject.trim()).slice(0, messageLimits.subject).join(''),
  }
}

/** The draft name of the form, separate for each prefilled topic and subject. */
export const messageFormName = ({ topic, subject }: Prefill): string =>
  ['new-message', topic, subject].filter(Boolean).join('/')
