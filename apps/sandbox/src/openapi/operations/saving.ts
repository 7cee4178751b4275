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
import type { OperationGroup } from '@coffer/provider-kit/operation'
import * as v from 'valibot'

const goalChange = { data: goalsSchema, isIdempotent: true } as const
const planChange = { data: plansSchema, isIdempotent: true } as const

export const savingOperations = {
  name: 'Saving',
  description: 'Goals and plans of repeating deposits.',
  operations: {
    'GET /api/v1/accounts/{uuid}/goals': {
      capability: 'goals',
      summary: 'Lists the goals of an account',
      data: goalsSchema,
    },
    'POST /api/v1/accounts/{uuid}/goals': {
      capability: 'goals',
      summary: 'Adds a goal',
      body: goalBody,
      data: newGoalSchema,
      status: 201,
      isIdempotent: true,
      refusals: { 403: 'The holder may only view, or the account is closing.' },
    },
    'PATCH /api/v1/accounts/{uuid}/goals/{goal}': {
      capability: 'goals',
      summary: 'Changes a goal',
      body: goalChangeBody,
      data: goalsSchema,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'The goal is archived by now (`goal`).',
      },
    },
    'PATCH /api/v1/accounts/{uuid}/goals/order': {
      capability: 'goals',
      summary: 'Orders the goals',
      body: goalOrderBody,
      data: goalsSchema,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'There are other goals by now (`uuids`).',
      },
    },
    'POST /api/v1/accounts/{uuid}/goals/moves': {
      capability: 'goals',
      summary: 'Moves money between goals, or a goal and the rest of the account',
      body: goalMoveBody,
      ...goalChange,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'A goal is archived by now (`from`, `to`).',
      },
    },
    'POST /api/v1/accounts/{uuid}/goals/{goal}/archive': {
      capability: 'goals',
      summary: 'Archives a goal',
      ...goalChange,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'The goal is archived by now (`goal`).',
      },
    },
    'POST /api/v1/accounts/{uuid}/goals/{goal}/restart': {
      capability: 'goals',
      summary: 'Restarts a goal',
      ...goalChange,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'The goal is archived by now (`goal`).',
        422: 'Only a yearly goal starts again (`kind`).',
      },
    },
    'GET /api/v1/accounts/{uuid}/goals/{goal}/history': {
      capability: 'goals',
      summary: 'Lists what happened to a goal',
      data: goalEventsSchema,
    },
    'GET /api/v1/accounts/{uuid}/plans': {
      capability: 'automatic_saving',
      summary: 'Lists the plans of an account',
      data: plansSchema,
    },
    'POST /api/v1/accounts/{uuid}/plans': {
      capability: 'automatic_saving',
      summary: 'Adds a plan',
      body: planBody,
      data: newPlanSchema,
      status: 201,
      isIdempotent: true,
      refusals: { 403: 'The holder may only view, or the account is closing.' },
    },
    'PATCH /api/v1/accounts/{uuid}/plans/{plan}': {
      capability: 'automatic_saving',
      summary: 'Changes a plan',
      body: planChangeBody,
      ...planChange,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'The plan has ended by now (`plan`).',
      },
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/pause': {
      capability: 'automatic_saving',
      summary: 'Pauses a plan',
      body: planPauseBody,
      ...planChange,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'The plan has ended by now (`plan`).',
      },
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/resume': {
      capability: 'automatic_saving',
      summary: 'Resumes a plan',
      body: v.object({}),
      ...planChange,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'The plan has ended by now (`plan`).',
      },
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/skip': {
      capability: 'automatic_saving',
      summary: 'Skips a date of a plan',
      body: planDateBody,
      ...planChange,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'The plan has ended (`plan`), or the date is no longer upcoming (`date`).',
      },
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/restore': {
      capability: 'automatic_saving',
      summary: 'Restores a skipped date',
      body: planDateBody,
      ...planChange,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'The plan has ended (`plan`), or the date is no longer upcoming (`date`).',
      },
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/move': {
      capability: 'automatic_saving',
      summary: 'Moves a date of a plan to another day',
      body: planMoveBody,
      ...planChange,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'The plan has ended (`plan`), or the date is no longer upcoming (`date`).',
      },
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/amounts': {
      capability: 'automatic_saving',
      summary: 'Changes the amount of one date or of all from it',
      body: planAmountBody,
      ...planChange,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'The plan has ended (`plan`), or the date is no longer upcoming (`date`).',
      },
    },
    'POST /api/v1/accounts/{uuid}/plans/{plan}/end': {
      capability: 'automatic_saving',
      summary: 'Ends a plan',
      body: v.object({}),
      ...planChange,
      refusals: {
        403: 'The holder may only view, or the account is closing.',
        409: 'The plan has ended by now (`plan`).',
      },
    },
  },
} as const satisfies OperationGroup
