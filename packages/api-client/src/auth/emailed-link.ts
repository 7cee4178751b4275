import { queryOptions } from '@tanstack/react-query'
import { call, type CallOptions } from '../transport/call.ts'
import type { EmailedLinkBody } from './request-schema.ts'
import { emailLinkAnswerSchema, type EmailLinkState } from './schema.ts'

/** POST /email/verify: uses the link, which works once. */
const verifyEmail = (link: EmailedLinkBody, { signal }: CallOptions): Promise<{ state: EmailLinkState }> =>
  call({
    method: 'POST',
    path: '/email/verify',
    body: link,
    auth: false,
    schema: emailLinkAnswerSchema,
    signal,
  })

/** Never refetched: the link works once, so a second call would report it as used. */
export const emailedLinkQuery = (link: EmailedLinkBody) =>
  queryOptions({
    queryKey: ['emailed-link', link.uuid],
    queryFn: ({ signal }) => verifyEmail(link, { signal }),
    staleTime: Infinity,
    retry: false,
  })
