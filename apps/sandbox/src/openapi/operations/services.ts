import { alertBody } from '@coffer/api-client/alerts/request-schema'
import { alertSchema, alertsSchema } from '@coffer/api-client/alerts/schema'
import { bannersSchema } from '@coffer/api-client/banners/schema'
import {
  allocationsBody,
  beneficiaryBody,
  identifierBody,
  reallocationBody,
} from '@coffer/api-client/beneficiaries/request-schema'
import { beneficiariesSchema } from '@coffer/api-client/beneficiaries/schema'
import { caseBody } from '@coffer/api-client/cases/request-schema'
import { casesSchema, newCaseSchema } from '@coffer/api-client/cases/schema'
import { faqsSchema } from '@coffer/api-client/faqs/schema'
import {
  bankDetailsBody,
  bankRemovalBody,
  instantLinkBody,
  microdepositsForm,
  reissueBody,
} from '@coffer/api-client/linking/request-schema'
import {
  instantLinkAnswerSchema,
  instantLinkSchema,
  linkedAccountsSchema,
  manualLinkAnswerSchema,
  reissuedSchema,
  verifiedLinkSchema,
} from '@coffer/api-client/linking/schema'
import { messageForm } from '@coffer/api-client/messages/request-schema'
import { messageSchema, messagesSchema } from '@coffer/api-client/messages/schema'
import { nonProfitBody } from '@coffer/api-client/non-profits/request-schema'
import { nonProfitSchema, nonProfitsSchema } from '@coffer/api-client/non-profits/schema'
import { brandingSchema } from '@coffer/branding/schema'
import type { OperationGroup } from '@coffer/provider-kit/operation'
import * as v from 'valibot'

export const linkingOperations = {
  name: 'Linked accounts',
  description: 'Linking accounts at other banks, by the linking service or by microdeposits.',
  operations: {
    'GET /api/v1/linked-accounts': { summary: 'Lists the linked accounts', data: linkedAccountsSchema },
    'POST /api/v1/linked-accounts/{uuid}/default': {
      capability: 'linked_banks',
      summary: 'Chooses the account that is offered first',
      data: linkedAccountsSchema,
      isIdempotent: true,
    },
    'POST /api/v1/linked-accounts/{uuid}/remove': {
      capability: 'linked_banks',
      summary: 'Removes an account, and moves or ends the plans that use it',
      body: bankRemovalBody,
      data: linkedAccountsSchema,
      isIdempotent: true,
    },
    'GET /api/v1/fastlink': { summary: 'Opens a session of the linking service', data: instantLinkSchema },
    'POST /api/v1/link/fastlink': {
      summary: 'Reports the result of the linking service',
      body: instantLinkBody,
      data: instantLinkAnswerSchema,
    },
    'POST /api/v1/link/manual': {
      summary: 'Links an account by its numbers',
      body: bankDetailsBody,
      data: manualLinkAnswerSchema,
      status: 201,
    },
    'POST /api/v1/link/manual/verify': {
      summary: 'Confirms the amounts of the microdeposits',
      form: microdepositsForm,
      data: verifiedLinkSchema,
    },
    'POST /api/v1/link/manual/reissue': {
      summary: 'Sends new microdeposits',
      body: reissueBody,
      data: reissuedSchema,
    },
  },
} as const satisfies OperationGroup

export const serviceOperations = {
  name: 'Service',
  description: 'Messages, notices, beneficiaries, giving, and what a page needs before the log-in.',
  operations: {
    'GET /api/v1/branding': {
      summary: 'Returns the brand of the tenant',
      data: brandingSchema,
      // The operator may set a broken one on purpose.
      isUnchecked: true,
    },
    'GET /api/v1/banner-alerts': { summary: 'Lists the banners of today', data: bannersSchema },
    'GET /api/v1/faqs': { summary: 'Lists questions with their answers', data: faqsSchema },
    'GET /api/v1/alerts': { summary: 'Lists the alerts', data: alertsSchema },
    'POST /api/v1/alerts': { summary: 'Marks an alert as read', body: alertBody, data: alertSchema },
    'POST /api/v1/alerts/all': { summary: 'Marks every alert as read' },
    'GET /api/v1/messages': { summary: 'Lists the messages', data: messagesSchema },
    'POST /api/v1/messages': {
      summary: 'Writes to support, with files',
      form: messageForm,
      data: messageSchema,
      status: 201,
      isIdempotent: true,
    },
    'POST /api/v1/messages/{uuid}/view': {
      summary: 'Marks a message as viewed',
      data: v.object({ viewed_at: v.string() }),
    },
    'GET /api/v1/cases': {
      capability: 'cases',
      summary: 'Lists the problems reported about transactions',
      data: casesSchema,
    },
    'POST /api/v1/cases': {
      capability: 'cases',
      summary: 'Reports a problem with a transaction',
      body: caseBody,
      data: newCaseSchema,
      status: 201,
      isIdempotent: true,
    },
    'GET /api/v1/depositor/beneficiaries': { summary: 'Lists the beneficiaries', data: beneficiariesSchema },
    'POST /api/v1/depositor/beneficiaries': {
      summary: 'Adds a beneficiary',
      body: beneficiaryBody,
      data: beneficiariesSchema,
      status: 201,
    },
    'PATCH /api/v1/depositor/beneficiaries/{uuid}': {
      summary: 'Changes a beneficiary',
      body: beneficiaryBody,
      data: beneficiariesSchema,
    },
    'PATCH /api/v1/depositor/beneficiaries/update-allocations': {
      summary: 'Changes the shares of all beneficiaries',
      body: allocationsBody,
      data: beneficiariesSchema,
    },
    'DELETE /api/v1/depositor/beneficiary': {
      summary: 'Removes a beneficiary without a share',
      body: identifierBody,
    },
    'POST /api/v1/depositor/beneficiaries/delete-and-reallocate': {
      summary: 'Removes a beneficiary and changes the shares of the others',
      body: reallocationBody,
      data: beneficiariesSchema,
    },
    'GET /api/v1/nonprofits/default': {
      summary: 'Returns the non-profit of depositors without a choice',
      data: nonProfitSchema,
    },
    'GET /api/v1/nonprofits': {
      summary: 'Searches non-profits',
      data: nonProfitsSchema,
      query: ['search'],
    },
    'GET /api/v1/nonprofits/selected': { summary: 'Returns the chosen non-profit', data: nonProfitSchema },
    'POST /api/v1/nonprofits/select': {
      summary: 'Chooses a non-profit',
      body: nonProfitBody,
      data: nonProfitSchema,
    },
  },
} as const satisfies OperationGroup
