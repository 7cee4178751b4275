import { nicknameSchema } from '@coffer/api-client/accounts/schema'
import { emailLinkAnswerSchema } from '@coffer/api-client/auth/schema'
import { casesSchema, newCaseSchema } from '@coffer/api-client/cases/schema'
import { goalEventsSchema, goalsSchema, newGoalSchema } from '@coffer/api-client/goals/schema'
import { invitationAnswerSchema } from '@coffer/api-client/joint/schema'
import { linkedAccountsSchema } from '@coffer/api-client/linking/schema'
import { notificationSettingsSchema } from '@coffer/api-client/notification-settings/schema'
import { newPlanSchema, plansSchema } from '@coffer/api-client/plans/schema'
import {
  newProofSchema,
  proofFileSchema,
  proofsSchema,
  verifiedProofSchema,
} from '@coffer/api-client/proofs/schema'
import { ratesSchema } from '@coffer/api-client/rates/schema'
import { openSessionsSchema } from '@coffer/api-client/sessions/schema'
import { rememberedDevicesSchema } from '@coffer/api-client/devices/schema'
import {
  assertionChallengeSchema,
  creationChallengeSchema,
  passkeysSchema,
} from '@coffer/api-client/passkeys/schema'
import { acceptedSchema } from '@coffer/api-client/request/schema'
import { userSchema } from '@coffer/api-client/user/schema'
import type { DeclaredCalls } from './declared-call.ts'

/** The calls of screens that the specification's table lacks. */
export const addedCalls = {
  'POST /email/verify': { data: emailLinkAnswerSchema },
  'POST /email/resend': {},
  'POST /email/verify/joint': { data: invitationAnswerSchema },
  'POST /depositor/cancel-application': {},
  'PATCH /deposit/{uuid}': { data: acceptedSchema, status: 202, isIdempotent: true },
  'PATCH /accounts/{uuid}': { data: nicknameSchema },
} as const satisfies DeclaredCalls

const goals = { capability: 'goals', isIdempotent: true } as const
const plans = { capability: 'automatic_saving', isIdempotent: true } as const
const plan = { ...plans, data: plansSchema } as const

/** The calls of announced capabilities. */
export const capabilityCalls = {
  'GET /sessions': { data: openSessionsSchema, capability: 'account_security' },
  'DELETE /sessions': { capability: 'account_security' },
  'DELETE /sessions/{uuid}': { capability: 'account_security' },
  'GET /devices': { data: rememberedDevicesSchema, capability: 'account_security' },
  'DELETE /devices/{uuid}': { capability: 'account_security' },
  'GET /passkeys': { data: passkeysSchema, capability: 'passkeys' },
  'POST /passkeys/challenge': { data: creationChallengeSchema, capability: 'passkeys' },
  'POST /passkeys/log-in/challenge': { data: assertionChallengeSchema, capability: 'passkeys' },
  'GET /accounts/{uuid}/goals': { data: goalsSchema, capability: 'goals' },
  'POST /accounts/{uuid}/goals': { ...goals, data: newGoalSchema, status: 201 },
  'PATCH /accounts/{uuid}/goals/{goal}': { data: goalsSchema, capability: 'goals' },
  'PATCH /accounts/{uuid}/goals/order': { data: goalsSchema, capability: 'goals' },
  'POST /accounts/{uuid}/goals/moves': { ...goals, data: goalsSchema },
  'POST /accounts/{uuid}/goals/{goal}/archive': { ...goals, data: goalsSchema },
  'POST /accounts/{uuid}/goals/{goal}/restart': { ...goals, data: goalsSchema },
  'GET /accounts/{uuid}/goals/{goal}/history': { data: goalEventsSchema, capability: 'goals' },
  'GET /accounts/{uuid}/plans': { data: plansSchema, capability: 'automatic_saving' },
  'POST /accounts/{uuid}/plans': { ...plans, data: newPlanSchema, status: 201 },
  'PATCH /accounts/{uuid}/plans/{plan}': plan,
  'POST /accounts/{uuid}/plans/{plan}/pause': plan,
  'POST /accounts/{uuid}/plans/{plan}/resume': plan,
  'POST /accounts/{uuid}/plans/{plan}/skip': plan,
  'POST /accounts/{uuid}/plans/{plan}/restore': plan,
  'POST /accounts/{uuid}/plans/{plan}/move': plan,
  'POST /accounts/{uuid}/plans/{plan}/amounts': plan,
  'POST /accounts/{uuid}/plans/{plan}/end': plan,
  'GET /accounts/{uuid}/rates': { data: ratesSchema, capability: 'rate_history' },
  'POST /linked-accounts/{uuid}/default': {
    data: linkedAccountsSchema,
    capability: 'linked_banks',
    isIdempotent: true,
  },
  'POST /linked-accounts/{uuid}/remove': {
    data: linkedAccountsSchema,
    capability: 'linked_banks',
    isIdempotent: true,
  },
  'GET /cases': { data: casesSchema, capability: 'cases' },
  'POST /cases': { data: newCaseSchema, status: 201, capability: 'cases', isIdempotent: true },
  'GET /proofs': { data: proofsSchema, capability: 'proofs' },
  'POST /proofs': { data: newProofSchema, status: 201, capability: 'proofs', isIdempotent: true },
  'GET /proofs/{uuid}': { data: proofFileSchema, capability: 'proofs' },
  'POST /proofs/verify': { data: verifiedProofSchema, capability: 'proofs' },
  'GET /notification-settings': { data: notificationSettingsSchema, capability: 'notification_settings' },
  'PATCH /notification-settings': { data: notificationSettingsSchema, capability: 'notification_settings' },
  'PATCH /user/language': { data: userSchema, capability: 'language' },
} as const satisfies DeclaredCalls
