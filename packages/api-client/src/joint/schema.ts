import * as v from 'valibot'
import { depositorSchema, filledSchema } from '../depositor/schema.ts'
import { lastStepSchema, registrationStatusSchema } from '../depositor/standing.ts'

/** The invitation as it stands; a provider may keep none of it. */
const invitationSchema = v.pipe(
  v.object({
    sent_at: v.string(),
    expires_at: v.string(),
    /** The identity check was failed too often: a new invitation opens it again. */
    is_locked: v.boolean(),
  }),
  v.transform((wire) => ({ sentAt: wire.sent_at, expiresAt: wire.expires_at, isLocked: wire.is_locked })),
)

/** A joint holder as the primary depositor sees them, with what was filled in so far. */
export const jointHolderSchema = v.pipe(
  v.object({
    email: v.string(),
    entity_id: v.string(),
    registration_status: v.nullable(registrationStatusSchema),
    is_pending_signup: v.boolean(),
    progress: v.object({ registration_last_step: lastStepSchema, fields: filledSchema }),
    revision: v.nullish(v.string(), null),
    invitation: v.nullish(invitationSchema, null),
  }),
  v.transform((wire) => ({
    email: wire.email,
    entityId: wire.entity_id,
    registrationStatus: wire.registration_status,
    isPendingSignup: wire.is_pending_signup,
    lastStep: wire.progress.registration_last_step,
    fields: wire.progress.fields,
    revision: wire.revision,
    invitation: wire.invitation,
  })),
)

export const entitySchema = v.pipe(
  v.object({
    entity_id: v.string(),
    primary_depositor: v.nullable(depositorSchema),
    secondary_depositors: v.array(jointHolderSchema),
  }),
  v.transform((wire) => ({
    entityId: wire.entity_id,
    primaryDepositor: wire.primary_depositor,
    secondaryDepositors: wire.secondary_depositors,
  })),
)

/** What the identity check gives: whom the password is for, and the right to set it, once. */
export const verifiedIdentitySchema = v.object({ email: v.string(), token: v.string() })

export type JointHolder = v.InferOutput<typeof jointHolderSchema>
export type Entity = v.InferOutput<typeof entitySchema>
export type VerifiedIdentity = v.InferOutput<typeof verifiedIdentitySchema>
export type WireJointHolder = v.InferInput<typeof jointHolderSchema>
export type WireEntity = v.InferInput<typeof entitySchema>
