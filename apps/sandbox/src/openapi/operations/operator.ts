import type { OperationGroup } from '@coffer/provider-kit/operation'
import * as v from 'valibot'
import { linkingOutcomeBody } from '../../fastlink/operator-linking.ts'
import { linkStatusBody, returnBody } from '../../operator/bank-calls.ts'
import {
  auditAnswer,
  bannersAnswer,
  callsAnswer,
  clockAnswer,
  depositorsAnswer,
  disclosuresAnswer,
  eventActionsAnswer,
  faultsAnswer,
  jobsAnswer,
  linkedAccountsAnswer,
  messagesAnswer,
  movedClockAnswer,
  outboxAnswer,
  ranAnswer,
  ratesAnswer,
  securityEventsAnswer,
  tenantsAnswer,
  transactionsAnswer,
} from '../../operator/answers.ts'
import { brandAnswer } from '../../operator/brand-report.ts'
import { clockBody } from '../../operator/clock-calls.ts'
import { depositorChangeBody } from '../../operator/depositor-calls.ts'
import { disclosureBody } from '../../operator/disclosure-operations.ts'
import { faultBody } from '../../operator/fault-calls.ts'
import { bannerBody, newAlertBody, staffMessageBody } from '../../operator/notice-calls.ts'
import { announcementBody } from '../../operator/announcement-operations.ts'
import { rateBody } from '../../operator/rate-operations.ts'
import { tenantChangeBody } from '../../operator/tenant-calls.ts'

const plain = { mediaType: 'application/json' } as const
const ofTenants = { ...plain, query: ['tenant'] } as const
const depositorQuery = { ...plain, query: ['tenant', 'depositor'] } as const

export const operatorOperations = {
  name: 'Operator',
  description: 'At the operator’s host only, by the key in X-Sandbox-Key. Answers have no envelope.',
  operations: {
    'GET /sandbox/api/calls': {
      summary: 'Lists the calls that can have a fault',
      answer: callsAnswer,
      ...plain,
    },
    'GET /sandbox/api/clock': { summary: 'Returns the time of the sandbox', answer: clockAnswer, ...plain },
    'POST /sandbox/api/clock': {
      summary: 'Advances the clock and runs what is due',
      body: clockBody,
      answer: movedClockAnswer,
      ...plain,
    },
    'GET /sandbox/api/jobs': {
      summary: 'Lists scheduled work',
      answer: jobsAnswer,
      ...plain,
      query: ['tenant', 'status'],
    },
    'POST /sandbox/api/jobs/run': { summary: 'Runs the work that is due', answer: ranAnswer, ...plain },
    'POST /sandbox/api/jobs/{jobId}/run': { summary: 'Runs parked work again', ...plain },
    'GET /sandbox/api/outbox': {
      summary: 'Lists emails and text messages',
      answer: outboxAnswer,
      ...plain,
      query: ['tenant', 'to', 'limit'],
    },
    'GET /sandbox/api/depositors': {
      summary: 'Lists the depositors',
      answer: depositorsAnswer,
      ...ofTenants,
    },
    'PATCH /sandbox/api/depositors/{depositorId}': {
      summary: 'Changes the review, the lock or the sessions of a depositor',
      body: depositorChangeBody,
      ...plain,
    },
    'GET /sandbox/api/linked-accounts': {
      summary: 'Lists the linked accounts',
      answer: linkedAccountsAnswer,
      ...ofTenants,
    },
    'PATCH /sandbox/api/linked-accounts/{uuid}': {
      summary: 'Sets the status of a linked account',
      body: linkStatusBody,
      ...plain,
    },
    'POST /sandbox/api/fastlink/complete': {
      summary: 'Completes a session of the linking service',
      body: linkingOutcomeBody,
      ...ofTenants,
    },
    'GET /sandbox/api/transactions': {
      summary: 'Lists the transactions',
      answer: transactionsAnswer,
      ...depositorQuery,
    },
    'POST /sandbox/api/transactions/{uuid}/return': {
      summary: 'Returns a transfer',
      body: returnBody,
      ...plain,
    },
    'GET /sandbox/api/ledger/check': {
      summary: 'Audits the ledger of a tenant',
      answer: auditAnswer,
      ...ofTenants,
    },
    'GET /sandbox/api/tenants': {
      summary: 'Lists the tenants with their settings',
      answer: tenantsAnswer,
      ...ofTenants,
    },
    'PATCH /sandbox/api/tenants/{slug}': {
      summary: 'Changes the settings of a tenant',
      body: tenantChangeBody,
      ...plain,
    },
    'GET /sandbox/api/branding': {
      summary: 'Returns the brand of a tenant, and its contrast',
      answer: brandAnswer,
      ...ofTenants,
    },
    'PUT /sandbox/api/branding': {
      summary: 'Replaces the brand of a tenant, unchecked',
      body: v.unknown(),
      ...ofTenants,
    },
    'DELETE /sandbox/api/branding': { summary: 'Restores the brand of a tenant', ...ofTenants },
    'GET /sandbox/api/banners': { summary: 'Lists the banners', answer: bannersAnswer, ...ofTenants },
    'POST /sandbox/api/banners': { summary: 'Publishes a banner', body: bannerBody, status: 201, ...plain },
    'DELETE /sandbox/api/banners': { summary: 'Removes the banners of a tenant', ...ofTenants },
    'GET /sandbox/api/rates': { summary: 'Lists the changes of the rate', answer: ratesAnswer, ...ofTenants },
    'POST /sandbox/api/rates': {
      summary: 'Announces a change of the rate',
      body: rateBody,
      status: 201,
      ...plain,
    },
    'POST /sandbox/api/announcements': {
      summary: 'Emails news to those who have them on',
      body: announcementBody,
      status: 201,
      ...plain,
    },
    'GET /sandbox/api/disclosures': {
      summary: 'Lists the disclosures in force',
      answer: disclosuresAnswer,
      ...ofTenants,
    },
    'POST /sandbox/api/disclosures': {
      summary: 'Publishes a new version of a disclosure',
      body: disclosureBody,
      status: 201,
      ...plain,
    },
    'POST /sandbox/api/alerts': { summary: 'Adds an alert', body: newAlertBody, status: 201, ...plain },
    'GET /sandbox/api/messages': { summary: 'Lists the messages', answer: messagesAnswer, ...depositorQuery },
    'POST /sandbox/api/messages': {
      summary: 'Writes to a depositor',
      body: staffMessageBody,
      status: 201,
      ...plain,
    },
    'POST /sandbox/api/cases/{uuid}/close': { summary: 'Closes a case', ...plain },
    'GET /sandbox/api/security-events/actions': {
      summary: 'Lists the actions of events',
      answer: eventActionsAnswer,
      ...plain,
    },
    'GET /sandbox/api/security-events': {
      summary: 'Lists security events, the latest first',
      answer: securityEventsAnswer,
      ...plain,
      query: ['tenant', 'email', 'action', 'before', 'limit'],
    },
    'GET /sandbox/api/faults': { summary: 'Lists the planned faults', answer: faultsAnswer, ...plain },
    'PUT /sandbox/api/faults': { summary: 'Plans a fault', body: faultBody, answer: faultsAnswer, ...plain },
    'DELETE /sandbox/api/faults/{faultId}': {
      summary: 'Removes one planned fault',
      answer: faultsAnswer,
      ...plain,
    },
    'DELETE /sandbox/api/faults': { summary: 'Removes the planned faults', answer: faultsAnswer, ...plain },
  },
} as const satisfies OperationGroup
