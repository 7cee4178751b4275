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
import { messageSchema, messagesSchema, viewedSchema } from '@coffer/api-client/messages/schema'
import { nonProfitBody } from '@coffer/api-client/non-profits/request-schema'
import { nonProfitSchema, nonProfitsSchema } from '@coffer/api-client/non-profits/schema'
import { brandingSchema } from '@coffer/branding/schema'
import type { OperationGroup } from '@coffer/provider-kit/operation'

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
      refusals: {
        403: 'The caller is not the primary holder, may only view, or the account is closing.',
        409: 'The bank cannot be used (`account`).',
      },
    },
    'POST /api/v1/linked-accounts/{uuid}/remove': {
      capability: 'linked_banks',
      summary: 'Removes an account, and moves or ends the plans that use it',
      body: bankRemovalBody,
      data: linkedAccountsSchema,
      isIdempotent: true,
      refusals: {
        403: 'The caller is not the primary holder, may only view, or the account is closing.',
        409: 'The bank is needed (`account`), or a transfer is under way (`transfers`).',
      },
    },
    'GET /api/v1/fastlink': {
      summary: 'Opens a session of the linking service',
      data: instantLinkSchema,
      refusals: {
        403: 'The account was locked for linking, or there is no room for another bank.',
        422: 'The tenant offers no instant linking.',
      },
    },
    'POST /api/v1/link/fastlink': {
      summary: 'Reports the result of the linking service',
      body: instantLinkBody,
      data: instantLinkAnswerSchema,
      refusals: { 403: 'The account was locked for linking, or there is no room for another bank.' },
    },
    'POST /api/v1/link/manual': {
      summary: 'Links an account by its numbers',
      body: bankDetailsBody,
      data: manualLinkAnswerSchema,
      status: 201,
      refusals: { 403: 'The number is locked or linked before, or there is no room for another bank.' },
    },
    'POST /api/v1/link/manual/verify': {
      summary: 'Confirms the amounts of the microdeposits',
      form: microdepositsForm,
      data: verifiedLinkSchema,
      refusals: {
        403: 'There are no tries left, or the amounts are no longer expected.',
        404: 'There is no such link.',
        422: 'The amounts are wrong; `data` has how many tries are left.',
      },
    },
    'POST /api/v1/link/manual/reissue': {
      summary: 'Sends new microdeposits',
      body: reissueBody,
      data: reissuedSchema,
      refusals: { 403: 'No more microdeposits are sent for this link.', 404: 'There is no such link.' },
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
    'POST /api/v1/alerts': {
      summary: 'Marks an alert as read',
      body: alertBody,
      data: alertSchema,
      refusals: { 404: 'There is no such alert.' },
    },
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
      data: viewedSchema,
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
      refusals: { 409: 'The transaction was reported already (`transaction_uuid`).' },
    },
    'GET /api/v1/depositor/beneficiaries': { summary: 'Lists the beneficiaries', data: beneficiariesSchema },
    'POST /api/v1/depositor/beneficiaries': {
      summary: 'Adds a beneficiary',
      body: beneficiaryBody,
      data: beneficiariesSchema,
      status: 201,
      refusals: { 403: 'A joint holder, a view-only depositor, or one without an open account may not.' },
    },
    'PATCH /api/v1/depositor/beneficiaries/{uuid}': {
      summary: 'Changes a beneficiary',
      body: beneficiaryBody,
      data: beneficiariesSchema,
      refusals: { 403: 'A joint holder, a view-only depositor, or one without an open account may not.' },
    },
    'PATCH /api/v1/depositor/beneficiaries/update-allocations': {
      summary: 'Changes the shares of all beneficiaries',
      body: allocationsBody,
      data: beneficiariesSchema,
      refusals: { 403: 'A joint holder, a view-only depositor, or one without an open account may not.' },
    },
    'DELETE /api/v1/depositor/beneficiary': {
      summary: 'Removes a beneficiary without a share',
      body: identifierBody,
      refusals: {
        403: 'A joint holder, a view-only depositor, or one without an open account may not.',
        404: 'There is no such beneficiary.',
      },
    },
    'POST /api/v1/depositor/beneficiaries/delete-and-reallocate': {
      summary: 'Removes a beneficiary and changes the shares of the others',
      body: reallocationBody,
      data: beneficiariesSchema,
      refusals: {
        403: 'A joint holder, a view-only depositor, or one without an open account may not.',
        404: 'There is no such beneficiary.',
      },
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
    'GET /api/v1/nonprofits/selected': {
      summary: 'Returns the chosen non-profit',
      data: nonProfitSchema,
      refusals: { 400: 'None is chosen yet.' },
    },
    'POST /api/v1/nonprofits/select': {
      summary: 'Chooses a non-profit',
      body: nonProfitBody,
      data: nonProfitSchema,
      refusals: { 403: 'Only holders of an open account choose.' },
    },
  },
} as const satisfies OperationGroup
