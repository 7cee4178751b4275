import { stepBody } from '@coffer/api-client/depositor/request-schema'
import { acceptedStepSchema, depositorSchema, progressSchema } from '@coffer/api-client/depositor/schema'
import { signatureBody } from '@coffer/api-client/disclosures/request-schema'
import { disclosureSchema, disclosuresSchema, signedSchema } from '@coffer/api-client/disclosures/schema'
import { emailedLinkBody } from '@coffer/api-client/auth/request-schema'
import { fundingBody, initialAmountBody } from '@coffer/api-client/funding/request-schema'
import { fundedSchema, initialFundAmountSchema } from '@coffer/api-client/funding/schema'
import {
  entityBody,
  holderEmailBody,
  identityBody,
  registerHolderBody,
} from '@coffer/api-client/joint/request-schema'
import {
  entitySchema,
  invitationAnswerSchema,
  jointHolderSchema,
  verifiedIdentitySchema,
} from '@coffer/api-client/joint/schema'
import type { OperationGroup } from '@coffer/provider-kit/operation'
import * as v from 'valibot'

const holder = v.nullable(jointHolderSchema)

export const applicationOperations = {
  name: 'Application',
  description: 'Opening an account step by step, alone or with a joint holder, up to the first deposit.',
  operations: {
    'GET /api/v1/depositor': { summary: 'Returns the person', data: depositorSchema },
    'GET /api/v1/depositor/progress': {
      summary: 'Returns the reached step, what was saved, and the revision',
      data: progressSchema,
    },
    'PATCH /api/v1/depositor': {
      summary: 'Saves a step; confirmed and additional-info begin a review',
      body: stepBody,
      form: stepBody,
      data: depositorSchema,
      pending: acceptedStepSchema,
      refusals: {
        400: 'The invitation that step password belongs to is expired or used (`link_expired`, `link_used`).',
        403: 'The review asks for no documents.',
        409: 'The application was changed elsewhere (`changed_elsewhere`), or the Social Security number is on file (`ssn`).',
      },
    },
    'POST /api/v1/depositor/cancel-application': {
      summary: 'Cancels the application',
      refusals: { 403: 'The account is open already.' },
    },
    'GET /api/v1/disclosures': {
      summary: 'Lists the signed disclosures, or all of them',
      data: disclosuresSchema,
      query: ['all', 'update_step'],
    },
    'GET /api/v1/disclosures/active': {
      summary: 'Lists the disclosures in force',
      data: disclosuresSchema,
    },
    'GET /api/v1/disclosure/{uuid}/{hash}': {
      summary: 'Returns one version of a disclosure',
      data: disclosureSchema,
    },
    'POST /api/v1/disclosure/{uuid}': {
      summary: 'Signs a disclosure',
      body: signatureBody,
      data: signedSchema,
      refusals: { 403: 'A joint holder does not sign it.' },
    },
    'GET /api/v1/initial-fund-amount': {
      summary: 'Returns the first amount in cents',
      data: initialFundAmountSchema,
    },
    'POST /api/v1/initial-fund-amount': {
      summary: 'Sets the first amount in cents',
      body: initialAmountBody,
      data: initialFundAmountSchema,
      refusals: { 403: 'No bank is linked, or the account is funded already.' },
    },
    'POST /api/v1/fund-my-account': {
      summary: 'Requests the first deposit and completes the application',
      body: fundingBody,
      data: fundedSchema,
      status: 202,
      isIdempotent: true,
      refusals: {
        403: 'A disclosure is not signed (`disclosures`), the application cannot be funded, or the account is funded already.',
      },
    },
    'POST /api/v1/entity/details': {
      summary: 'Returns the holders of the application',
      body: entityBody,
      data: entitySchema,
    },
    'GET /api/v1/depositor/secondary-info': { summary: 'Returns the joint holder', data: holder },
    'GET /api/v1/depositor/secondary-progress': {
      summary: 'Returns the joint holder with the reached step',
      data: holder,
    },
    'POST /api/v1/depositor/register-secondary': {
      summary: 'Begins the application of a joint holder',
      body: registerHolderBody,
      data: holder,
      refusals: {
        403: 'The caller is not the primary holder, the account cannot be shared, or an application was sent.',
      },
    },
    'PATCH /api/v1/depositor/update-secondary': {
      summary: 'Saves a step of the joint holder',
      body: stepBody,
      data: holder,
      refusals: {
        403: 'The caller is not the primary holder, or there is no application that may still change.',
        409: 'The application was changed elsewhere (`changed_elsewhere`), or the Social Security number is on file (`ssn`).',
      },
    },
    'PATCH /api/v1/depositor/update-secondary-email': {
      summary: 'Sends the invitation to another email',
      body: holderEmailBody,
      refusals: { 403: 'The caller is not the primary holder, or nobody is invited.' },
    },
    'POST /api/v1/depositor/resend-secondary-verification': {
      summary: 'Sends the invitation again',
      refusals: { 403: 'The caller is not the primary holder, or nobody is invited.' },
    },
    'POST /api/v1/depositor/close-secondary-application': {
      summary: 'Closes the application of the joint holder',
      refusals: { 403: 'The caller is not the primary holder, or the joint holder has joined.' },
    },
    'POST /api/v1/email/verify/joint': {
      summary: 'Returns the state of an invitation',
      body: emailedLinkBody,
      data: invitationAnswerSchema,
    },
    'POST /api/v1/verify-identity': {
      summary: 'Identifies the invited holder',
      body: identityBody,
      data: verifiedIdentitySchema,
      refusals: {
        400: 'The link is expired, used or unknown (`link_expired`, `link_used`, `link_invalid`).',
        403: 'Too many failed checks locked the invitation.',
        422: 'The answers do not match; `data.attempts_left` has how many tries are left.',
      },
    },
  },
} as const satisfies OperationGroup
