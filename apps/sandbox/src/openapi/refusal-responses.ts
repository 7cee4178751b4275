import { isOpenCall, pathOfCall } from '@coffer/provider-kit/access'
import type { Method, Operation } from '@coffer/provider-kit/operation'
import type { RefusalStatus } from '@coffer/provider-kit/refusal'
import { refusalContent } from './envelope-schema.ts'
import type { JsonSchema } from './json-schema.ts'

interface Refusal {
  readonly name: string
  readonly meaning: string
}

/** What a status means, unless a call says more. */
const refusals: Readonly<Record<RefusalStatus, Refusal>> = {
  400: { name: 'Rejected', meaning: 'It cannot be done, for the reason in `message`.' },
  401: { name: 'Unauthenticated', meaning: 'There is no session, or it has ended.' },
  403: { name: 'Forbidden', meaning: 'The caller may not do this.' },
  404: { name: 'NotFound', meaning: 'There is no such thing, or it belongs to somebody else.' },
  405: { name: 'MethodNotAllowed', meaning: 'The path has no such method.' },
  408: { name: 'TooSlow', meaning: 'The body did not arrive in time.' },
  409: { name: 'Conflict', meaning: 'It was changed by somebody else meanwhile, or is no longer possible.' },
  413: { name: 'TooLarge', meaning: 'The body is larger than the provider takes.' },
  415: { name: 'UnsupportedMediaType', meaning: 'The body has another media type than the call takes.' },
  419: { name: 'CsrfExpired', meaning: 'The CSRF token is missing, expired, or of another web session.' },
  421: { name: 'Misdirected', meaning: 'This host does not serve the call.' },
  422: {
    name: 'Invalid',
    meaning: 'The body is not understood, or breaks a rule; `errors` names the fields.',
  },
  429: { name: 'RateLimited', meaning: 'There were too many calls. `Retry-After` has the seconds to wait.' },
  451: { name: 'Unavailable', meaning: 'It is not offered to this person.' },
  500: { name: 'Failed', meaning: 'The provider failed. Whether the call was carried out is unknown.' },
  503: { name: 'OutOfService', meaning: 'The provider is out of service for the moment.' },
}

export const refusalResponses: JsonSchema = Object.fromEntries(
  Object.values(refusals).map(({ name, meaning }) => [
    name,
    { description: meaning, content: refusalContent },
  ]),
)

/** Every refusal of a call: what it declares, and what calls of its kind have in common. */
export function describeRefusals(method: Method, path: string, operation: Operation): JsonSchema {
  const declared = operation.refusals ?? {}
  const statuses = Object.keys(refusals).map(Number).filter(isRefusalStatus)
  const common = commonRefusals(method, path, operation)
  return Object.fromEntries(
    statuses
      .filter((status) => status in declared || common.has(status))
      .map((status) => {
        const meaning = declared[status]
        const ref = `#/components/responses/${refusals[status].name}`
        return [status, { $ref: ref, ...(meaning !== undefined && { description: meaning }) }]
      }),
  )
}

const isRefusalStatus = (status: number): status is RefusalStatus => status in refusals

function commonRefusals(method: Method, path: string, operation: Operation): ReadonlySet<RefusalStatus> {
  const { body, form, capability, needsSession } = operation
  const isSession = needsSession ?? !isOpenCall(pathOfCall(path))
  return new Set<RefusalStatus>([
    ...(isSession ? ([401, 403] as const) : []),
    ...(path.includes('{') || capability !== undefined ? ([404] as const) : []),
    ...(body !== undefined || form !== undefined ? ([408, 413, 415, 422] as const) : []),
    ...(method === 'GET' ? [] : ([419] as const)),
    429,
    500,
    503,
  ])
}
