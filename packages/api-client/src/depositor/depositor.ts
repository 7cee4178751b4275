import { followRequest, type FollowOptions } from '../request/calls.ts'
import { acceptedSchema, type Accepted } from '../request/schema.ts'
import { LONG_TIMEOUT_MS, call, callVoid, type CallOptions, type UploadOptions } from '../transport/call.ts'
import { malformed } from '../transport/envelope.ts'
import {
  employerBody,
  homeBody,
  nameBody,
  type BasicFields,
  type EmployerFields,
  type HomeFields,
} from './form-fields.ts'
import {
  depositorSchema,
  progressSchema,
  reviewResultSchema,
  type Depositor,
  type DepositorProgress,
  type DocumentKind,
} from './schema.ts'
import type { RegistrationStatus } from '@coffer/domain/status'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

export type { Address, Depositor, DepositorProgress, DocumentKind } from './schema.ts'

export type { AddressFields, BasicFields, EmployerFields, HomeFields } from './form-fields.ts'

/**
 * `revision`: the state of the application that the change is based on. The provider responds with 409 if it has a
 * later one.
 */
export type SaveOptions = CallOptions & { revision?: string | null | undefined }
export type SaveUploadOptions = UploadOptions & SaveOptions

const saveRequest = ({ signal, revision }: SaveOptions) =>
  ({
    method: 'PATCH',
    path: '/depositor',
    timeoutMs: LONG_TIMEOUT_MS,
    signal,
    ...(revision && { headers: { 'If-Match': `"${revision}"` } }),
  }) as const

/** GET /depositor. */
export const fetchDepositor = ({ signal }: CallOptions = {}): Promise<Depositor> =>
  call({ method: 'GET', path: '/depositor', schema: depositorSchema, signal })

/** GET /depositor/progress. */
export const fetchProgress = ({ signal }: CallOptions = {}): Promise<DepositorProgress> =>
  call({ method: 'GET', path: '/depositor/progress', schema: progressSchema, signal })

/** Step basic. Fails with `conflict` when the SSN is already on file. */
export const saveBasic = (fields: BasicFields, options: SaveOptions = {}): Promise<Depositor> =>
  call({
    ...saveRequest(options),
    body: { step: 'basic', ...nameBody(fields), phone: fields.phone },
    schema: depositorSchema,
  })

/** Step address, with a mailing address when it differs. */
export const saveAddress = (fields: HomeFields, options: SaveOptions = {}): Promise<Depositor> =>
  call({
    ...saveRequest(options),
    body: { step: 'address', ...homeBody(fields) },
    schema: depositorSchema,
  })

/** Step employer. */
export const saveEmployer = (fields: EmployerFields, options: SaveOptions = {}): Promise<Depositor> =>
  call({
    ...saveRequest(options),
    body: { step: 'employer', ...employerBody(fields) },
    schema: depositorSchema,
  })

/** Certifies the details and starts the identity review. Follow it with `followReview`. */
export const confirmDetails = (options: SaveOptions = {}): Promise<Accepted> =>
  call({ ...saveRequest(options), body: { step: 'confirmed', certify: true }, schema: acceptedSchema })

/** Uploads the documents that the review still needs. Follow it with `followReview`. */
export function sendDocuments(
  documents: readonly { file: File; kind: DocumentKind }[],
  { onProgress, ...options }: SaveUploadOptions = {},
): Promise<Accepted> {
  const body = new FormData()
  body.append('step', 'additional-info')
  for (const { file, kind } of documents) {
    body.append('documents[]', file)
    body.append('kinds[]', kind)
  }
  return call({ ...saveRequest(options), body, schema: acceptedSchema, onProgress })
}

/** Follows the identity review to its final status. */
export async function followReview(
  requestId: string,
  options: FollowOptions = {},
): Promise<RegistrationStatus> {
  const { result } = await followRequest(requestId, options)
  const read = v.safeParse(reviewResultSchema, result)
  if (read.success) return read.output
  throw malformed('GET /request/{requestId}', read.issues[0], 'data.result', null)
}

/** Ends the application; forbidden once it is complete. */
export const cancelApplication = ({ signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/depositor/cancel-application', signal })

/** Machine-readable messages of a 409: the SSN is on file, or the application was changed elsewhere. */
export const conflicts = { duplicateSsn: 'duplicate_ssn', changedElsewhere: 'changed_elsewhere' } as const

export const depositorQuery = () => queryOptions({ queryKey: ['depositor'], queryFn: fetchDepositor })

/** Its key begins with the depositor's key, so that invalidating the depositor invalidates both. */
export const progressQuery = () =>
  queryOptions({ queryKey: ['depositor', 'progress'], queryFn: fetchProgress })
