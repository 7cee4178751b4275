import { alertBody } from '@coffer/api-client/alerts/request-schema'
import { alertSchema } from '@coffer/api-client/alerts/schema'
import type { Operations } from '@coffer/provider-kit/operation'

/** Earlier forms of calls, which are still answered but no longer documented. */
export const legacyOperations = {
  'GET /api/v1/email/verify': {
    summary: 'Uses the link of an earlier email, whose secret is in the query',
    status: 302,
    query: ['uuid', 'hash'],
  },
  'GET /api/v1/email/verify/joint': {
    summary: 'Leads to the page of an earlier invitation, whose secret is in the query',
    status: 302,
    query: ['uuid', 'hash'],
  },
  'POST /api/v1/alerts/': { summary: 'Marks an alert as read', body: alertBody, data: alertSchema },
} as const satisfies Operations
