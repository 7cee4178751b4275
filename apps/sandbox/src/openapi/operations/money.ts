import { nicknameBody } from '@coffer/api-client/accounts/request-schema'
import { accountNumberSchema, accountsSchema, nicknameSchema } from '@coffer/api-client/accounts/schema'
import { ratesSchema } from '@coffer/api-client/rates/schema'
import {
  acceptedSchema,
  acceptedTransferSchema,
  requestResultSchema,
} from '@coffer/api-client/request/schema'
import { proofBody, verifyProofBody } from '@coffer/api-client/proofs/request-schema'
import {
  newProofSchema,
  proofFileSchema,
  proofsSchema,
  verifiedProofSchema,
} from '@coffer/api-client/proofs/schema'
import {
  statementFileSchema,
  statementsSchema,
  statementYearsSchema,
} from '@coffer/api-client/statements/schema'
import { taxDocumentsSchema } from '@coffer/api-client/tax-documents/schema'
import { transactionsSchema } from '@coffer/api-client/transactions/schema'
import {
  closingBody,
  depositBody,
  depositChangeBody,
  withdrawalBody,
} from '@coffer/api-client/transfers/request-schema'
import type { OperationGroup } from '@coffer/provider-kit/operation'
import * as v from 'valibot'

const transfer = { data: acceptedTransferSchema, status: 202, isIdempotent: true } as const

export const moneyOperations = {
  name: 'Money',
  description: 'Accounts, transfers and documents. Amounts are in cents; a 202 is followed by its request.',
  operations: {
    'GET /api/v1/accounts': { summary: 'Lists the accounts', data: accountsSchema },
    'PATCH /api/v1/accounts/{uuid}': {
      summary: 'Names an account',
      body: nicknameBody,
      data: nicknameSchema,
    },
    'GET /api/v1/accounts/{uuid}/rates': {
      capability: 'rate_history',
      summary: 'Lists the rates of an account',
      data: ratesSchema,
    },
    'GET /api/v1/accounts/{uuid}/number': {
      summary: 'Returns the whole number of an account',
      data: accountNumberSchema,
    },
    'GET /api/v1/service': {
      summary: 'Requests a refresh of accounts and transactions',
      data: acceptedSchema,
      status: 202,
    },
    'GET /api/v1/request/{requestId}': {
      summary: 'Follows an asynchronous request',
      data: requestResultSchema,
      pending: v.unknown(),
    },
    'GET /api/v1/transactions': { summary: 'Lists the transactions', data: transactionsSchema },
    'POST /api/v1/transactions/{uuid}/void': {
      summary: 'Cancels a transfer that was not submitted',
      refusals: { 403: 'The caller may not move money.', 422: 'It was submitted already.' },
    },
    'POST /api/v1/deposit': {
      summary: 'Requests a deposit',
      body: depositBody,
      ...transfer,
      refusals: { 403: 'The caller may not move money, or the account is closing.' },
    },
    'PATCH /api/v1/deposit/{uuid}': {
      summary: 'Changes a scheduled deposit',
      body: depositChangeBody,
      ...transfer,
      refusals: { 403: 'The caller may not move money, or the account is closing.' },
    },
    'POST /api/v1/withdraw': {
      summary: 'Requests a withdrawal',
      body: withdrawalBody,
      ...transfer,
      refusals: { 403: 'The caller may not move money, or the account is closing.' },
    },
    'POST /api/v1/close-my-account': {
      summary: 'Withdraws everything and closes the account',
      body: closingBody,
      ...transfer,
      refusals: { 403: 'The caller is not the primary holder, or the account is closing already.' },
    },
    'GET /api/v1/statements': { summary: 'Lists the statements', data: statementsSchema },
    'GET /api/v1/statements/years': {
      summary: 'Lists the years with statements',
      data: statementYearsSchema,
    },
    'GET /api/v1/statements/{year}': { summary: 'Lists the statements of a year', data: statementsSchema },
    'GET /api/v1/statements/{year}/{month}': {
      summary: 'Returns a link to a statement',
      data: statementFileSchema,
    },
    'GET /api/v1/tax-documents': { summary: 'Lists the tax documents', data: taxDocumentsSchema },
    'GET /api/v1/proofs': {
      capability: 'proofs',
      summary: 'Lists the proofs that holders created',
      data: proofsSchema,
    },
    'POST /api/v1/proofs': {
      capability: 'proofs',
      summary: 'Creates a letter, a statement for a period, account details or a year summary',
      body: proofBody,
      data: newProofSchema,
      status: 201,
      isIdempotent: true,
    },
    'GET /api/v1/proofs/{uuid}': {
      capability: 'proofs',
      summary: 'Returns a link to a proof',
      data: proofFileSchema,
    },
    'POST /api/v1/proofs/verify': {
      capability: 'proofs',
      summary: 'Returns what the document of a code says',
      body: verifyProofBody,
      data: verifiedProofSchema,
      refusals: { 404: 'No document of this bank has the code (`code`).' },
    },
  },
} as const satisfies OperationGroup
