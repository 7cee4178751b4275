import type { OperationGroup } from '@coffer/provider-kit/operation'

const file = { mediaType: 'application/pdf', query: ['expires', 'signature'] } as const

export const fileOperations = {
  name: 'Files',
  description: 'Documents and attachments, by the signed links that other calls answer.',
  operations: {
    'GET /documents/disclosures/{file}': { summary: 'Returns a disclosure', ...file },
    'GET /documents/statements/{account}/{file}': { summary: 'Returns a statement', ...file },
    'GET /documents/taxes/{account}/{file}': { summary: 'Returns a tax document', ...file },
    'GET /documents/proofs/{file}': { summary: 'Returns a proof', ...file },
    'GET /documents/attachments/{id}': {
      summary: 'Returns an attachment',
      ...file,
      mediaType: 'application/octet-stream',
    },
  },
} as const satisfies OperationGroup

export const monitoringOperations = {
  name: 'Monitoring',
  description: 'Without a session, at any host.',
  operations: {
    'GET /healthz': { summary: 'Returns whether the process serves', mediaType: 'application/json' },
    'GET /readyz': { summary: 'Returns whether due work is on time', mediaType: 'application/json' },
    'GET /.well-known/security.txt': { summary: 'Names the security contact', mediaType: 'text/plain' },
    'POST /api/v1/csp-reports': {
      summary: 'Takes a report of a violated policy',
      status: 204,
      needsSession: false,
    },
  },
} as const satisfies OperationGroup
