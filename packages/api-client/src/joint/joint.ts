import type { SaveOptions } from '../depositor/depositor.ts'
import {
  employerBody,
  homeBody,
  nameBody,
  type EmployerFields,
  type HomeFields,
  type NameFields,
} from '../depositor/form-fields.ts'
import { LONG_TIMEOUT_MS, call, callVoid, type CallOptions } from '../transport/call.ts'
import { toWire } from '../transport/wire-case.ts'
import type { RegisterHolderBody } from './request-schema.ts'
import { entitySchema, jointHolderSchema, type Entity, type JointHolder } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

export {
  createPassword,
  invitationQuery,
  toLinkProblem,
  verifyIdentity,
  type HolderPassword,
  type IdentityFields,
} from './invitation.ts'
export { invitationStates } from './schema.ts'
export type { Entity, InvitationState, JointHolder, VerifiedIdentity } from './schema.ts'

/** POST /entity/details: the account's entity and its depositors, except the excluded ones. */
export const fetchEntity = (
  excludeDepositorIds: readonly string[] = [],
  { signal }: CallOptions = {},
): Promise<Entity> =>
  call({
    method: 'POST',
    path: '/entity/details',
    body: { excludeDepositorIds },
    schema: entitySchema,
    signal,
  })

/** GET /depositor/secondary-info: the joint holder of the account, null if there is none. */
export const fetchJointHolder = ({ signal }: CallOptions = {}): Promise<JointHolder | null> =>
  call({
    method: 'GET',
    path: '/depositor/secondary-info',
    schema: v.nullable(jointHolderSchema),
    signal,
  })

/** GET /depositor/secondary-progress: the same, with the saved fields. */
export const fetchJointProgress = ({ signal }: CallOptions = {}): Promise<JointHolder | null> =>
  call({
    method: 'GET',
    path: '/depositor/secondary-progress',
    schema: v.nullable(jointHolderSchema),
    signal,
  })

/** Starts the application of a joint holder, or changes the email of the pending one. */
export const registerHolder = (
  { email, entityId }: { email: string; entityId: string },
  { signal }: CallOptions = {},
): Promise<JointHolder> =>
  call({
    method: 'POST',
    path: '/depositor/register-secondary',
    body: toWire<RegisterHolderBody>({ email, entityId }),
    schema: jointHolderSchema,
    signal,
  })

const save = (
  body: Readonly<Record<string, unknown>>,
  { signal, revision }: SaveOptions,
): Promise<JointHolder> =>
  call({
    method: 'PATCH',
    path: '/depositor/update-secondary',
    timeoutMs: LONG_TIMEOUT_MS,
    body,
    schema: jointHolderSchema,
    signal,
    ...(revision && { headers: { 'If-Match': `"${revision}"` } }),
  })

/** Step 1, after `registerHolder`: the phone. */
export const saveHolderContact = (fields: { phone: string }, options: SaveOptions = {}) =>
  save({ step: 'contact', phone: fields.phone }, options)

/** Step 2. Fails with `conflict` when the SSN is already on file. */
export const saveHolderPerson = (fields: NameFields, options: SaveOptions = {}) =>
  save({ step: 'personal-information', ...nameBody(fields) }, options)

/** Step 3. */
export const saveHolderAddress = (fields: HomeFields, options: SaveOptions = {}) =>
  save({ step: 'address', ...homeBody(fields) }, options)

/** Step 4. */
export const saveHolderOccupation = (fields: EmployerFields, options: SaveOptions = {}) =>
  save({ step: 'employer', ...employerBody(fields) }, options)

/** Step 5: certifies the details and sends the invitation. */
export const inviteHolder = (options: SaveOptions = {}) => save({ step: 'confirmed', certify: true }, options)

/** Resends the invitation to another email, before the sign-up. Earlier links stop working. */
export const changeHolderEmail = (email: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'PATCH', path: '/depositor/update-secondary-email', body: { email }, signal })

/** Resends the invitation, which also unlocks the identity check. Earlier links stop working. */
export const resendInvitation = ({ signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/depositor/resend-secondary-verification', signal })

/** Ends the application and frees its email and SSN. Fails with `forbidden` once the holder has signed up. */
export const closeHolderApplication = ({ signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/depositor/close-secondary-application', signal })

/** Key prefix of the queries about the account's holders: invalidate all of them after a change. */
export const jointKey = ['joint'] as const

export const jointHolderQuery = () =>
  queryOptions({ queryKey: [...jointKey, 'holder'], queryFn: fetchJointHolder })

export const jointProgressQuery = () =>
  queryOptions({ queryKey: [...jointKey, 'progress'], queryFn: fetchJointProgress })

export const entityQuery = () =>
  queryOptions({ queryKey: [...jointKey, 'entity'], queryFn: ({ signal }) => fetchEntity([], { signal }) })
