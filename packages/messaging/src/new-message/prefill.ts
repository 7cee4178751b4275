import { messageLimits } from '@coffer/domain/limits'
import { useRouteSearch } from '@coffer/router/link'

export interface Prefill {
  topic: string
  subject: string
}

/** Topic and subject of the address, cut to their limits. */
export function usePrefill(): Prefill {
  const { topic = '', subject = '' } = useRouteSearch('/message-center/add-new-message')
  return {
    topic,
    subject: Array.from(subject.trim()).slice(0, messageLimits.subject).join(''),
  }
}

/** The name of the form, one for each prefilled topic and subject, so that each has a draft of its own. */
export const formOf = ({ topic, subject }: Prefill): string =>
  ['new-message', topic, subject].filter(Boolean).join('/')
