import {
  goalBody,
  goalChangeBody,
  goalMoveBody,
  goalOrderBody,
} from '@coffer/api-client/goals/request-schema'
import { goalEventsSchema, goalsSchema, newGoalSchema } from '@coffer/api-client/goals/schema'
import {
  planAmountBody,
  planBody,
  planChangeBody,
  planDateBody,
  planMoveBody,
  planPauseBody,
} from '@coffer/api-client/plans/request-schema'
import { newPlanSchema, plansSchema } from '@coffer/api-client/plans/schema'
import type { OperationGroup } from '../operation.ts'

const goalChange = { data: goalsSchema, isIdempotent: true } as const
const planChange = { data: plansSchema, isIdempotent: true } as const

export const savingOperations = {
  name: 'Saving',
  description: 'Goals and plans of repeating deposits, each with its capability only.',
  operations: {
    'GET /api/v1/accounts/{uuid}/goals': { summary: 'Lists the goals of an account', data: goalsSchema },
    'POST /api/v1/accounts/{uuid}/goals': {
      summary: 'Adds a goal',
      body: goalBody,
      data: newGoalSchema,
      status: 201,
      isIdempotent: true,
    },
    'PATCH /api/v1/accounts/{uuid}/goals/{goal}': {
      summary: 'Changes a goal',
      body: goalChangeBody,
      data: goalsSchema,
    },
    'PATCH /api/v1/accounts/{uuid}/goals/order': {
      summary: 'Orders the goals',
      body: goalOrderBody,
      data: goalsSchema,
    },
    'POST /api/v1/accounts/{uuid}/goals/moves': {
      summary: 'Moves money between goals, or a goal and the rest of the account',
      body: goalMoveBody,
      ...goalChange,
    },
    'POST /api/v1/accounts/{uuid}/goals/{goal}/archive': { summary: 'Archives a goal', ...goalChange },
    'POST /api/v1/accounts/{uuid}/goals/{goal}/restart': { summary: 'Restarts a goal', ...goalChange },
    'GET /api/v1/accounts/{uuid}/goals/{goal}/history': {
      summary: 'Lists what happened to a goal',
      data: goalEventsSchema,
    },
    'GET /api/v1/accounts/{uuid}/plans': { summary: 'Lists the plans of an account', data: plansSchema },
    'POST /api/v1/accounts/{uuid}/plans': {
      summary: 'Adds a plan',
      body: planBody,
      data: newPlanSchema,
      status: 201,
      isIdempotent: true,
    },
    'PATCH /api/v1/accounts/{uuid}/plans/{plan}': {
      summary: 'Changes a plan',
      body: planChangeBody,
      ...planChange,
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/pause': {
      summary: 'Pauses a plan',
      body: planPauseBody,
      ...planChange,
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/resume': { summary: 'Resumes a plan', ...planChange },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/skip': {
      summary: 'Skips a date of a plan',
      body: planDateBody,
      ...planChange,
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/restore': {
      summary: 'Restores a skipped date',
      body: planDateBody,
      ...planChange,
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/move': {
      summary: 'Moves a date of a plan to another day',
      body: planMoveBody,
      ...planChange,
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/amounts': {
      summary: 'Changes the amount of one date or of all from it',
      body: planAmountBody,
      ...planChange,
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/end': { summary: 'Ends a plan', ...planChange },
  },
} as const satisfies OperationGroup
