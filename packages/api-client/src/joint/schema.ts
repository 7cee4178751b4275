import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'
import { depositorSchema, filledSchema } from '../depositor/schema.ts'
import { lastStepSchema, registrationStatusSchema } from '../depositor/application-status.ts'

/** The invitation as it stands; a provider may keep none of it. */
const invitationSchema = wireObject({
    sent_at: v.string(),
    expires_at: v.string(),
    /** The identity check was failed too often: a new invitation opens it again. */
    is_locked: v.boolean(),
  })

/** A joint holder as the primary depositor sees them, with what was filled in so far. */
export const jointHolderSchema = v.pipe(
  wireObject({
    email: v.string(),
    entity_id: v.string(),
    registration_status: v.nullable(registrationStatusSchema),
    is_pending_signup: v.boolean(),
    progress: wireObject({ registration_last_step: lastStepSchema, fields: filledSchema }),
    revision: v.nullish(v.string(), null),
    invitation: v.nullish(invitationSchema, null),
  }),
  v.transform(({ progress: { registrationLastStep, fields }, ...holder }) => ({
    ...holder,
    lastStep: registrationLastStep,
    fields,
  })),
)

export const entitySchema = wireObject({
    entity_id: v.string(),
    primary_depositor: v.nullable(depositorSchema),
    secondary_depositors: v.array(jointHolderSchema),
  })

/** What the identity check gives: whom the password is for, and the right to set it, once. */
export const verifiedIdentitySchema = v.object({ email: v.string(), token: v.string() })

export type JointHolder = v.InferOutput<typeof jointHolderSchema>
export type Entity = v.InferOutput<typeof entitySchema>
export type VerifiedIdentity = v.InferOutput<typeof verifiedIdentitySchema>
export type WireJointHolder = v.InferInput<typeof jointHolderSchema>
export type WireEntity = v.InferInput<typeof entitySchema>
