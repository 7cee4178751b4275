import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'
import { depositorSchema, savedFieldsSchema } from '../depositor/schema.ts'
import { lastStepSchema, registrationStatusSchema } from '../depositor/application-status.ts'

/** The latest invitation; a provider may not report it. */
export const invitationSchema = wireObject({
  sent_at: v.string(),
  expires_at: v.string(),
  /** Locked after too many failed identity checks; a new invitation unlocks it. */
  is_locked: v.boolean(),
})

/** A joint holder as seen by the primary depositor, with the saved fields. */
export const jointHolderSchema = v.pipe(
  wireObject({
    email: v.string(),
    entity_id: v.string(),
    registration_status: v.nullable(registrationStatusSchema),
    is_pending_signup: v.boolean(),
    progress: wireObject({ registration_last_step: lastStepSchema, fields: savedFieldsSchema }),
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

/** The result of the identity check: the email, and a token to set its password once. */
export const verifiedIdentitySchema = v.object({ email: v.string(), token: v.string() })

/** Search parameter `state` of the page that the emailed link opens. */
export const invitationStates = ['verified', 'used', 'expired', 'invalid'] as const
export type InvitationState = (typeof invitationStates)[number]

/** POST /email/verify/joint. */
export const invitationAnswerSchema = v.object({
  state: v.picklist(invitationStates),
  /** The primary holder's name, only with a valid link; not every provider returns it. */
  inviter: v.nullish(v.string(), null),
})

export type JointHolder = v.InferOutput<typeof jointHolderSchema>
export type Entity = v.InferOutput<typeof entitySchema>
export type VerifiedIdentity = v.InferOutput<typeof verifiedIdentitySchema>
export type InvitationAnswer = v.InferOutput<typeof invitationAnswerSchema>
export type WireJointHolder = v.InferInput<typeof jointHolderSchema>
export type WireEntity = v.InferInput<typeof entitySchema>
