import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { call, type CallOptions } from '../transport/call.ts'
import type { EmailedLinkBody } from './request-schema.ts'

/** Search parameter `state` of the page that the link opens. */
export const emailLinkStates = ['verified', 'used', 'expired'] as const
export type EmailLinkState = (typeof emailLinkStates)[number]

const answerSchema = v.object({ state: v.picklist(emailLinkStates) })

/** POST /email/verify: uses the link, which works once. */
const verifyEmail = (link: EmailedLinkBody, { signal }: CallOptions): Promise<{ state: EmailLinkState }> =>
  call({ method: 'POST', path: '/email/verify', body: link, auth: false, schema: answerSchema, signal })

/** Sent once: a second call would answer that the link was used. */
export const emailedLinkQuery = (link: EmailedLinkBody) =>
  queryOptions({
    queryKey: ['emailed-link', link.uuid],
    queryFn: ({ signal }) => verifyEmail(link, { signal }),
    staleTime: Infinity,
    retry: false,
  })
