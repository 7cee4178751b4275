import { accountsSchema } from '@coffer/api-client/accounts/schema'
import { alertSchema, alertsSchema } from '@coffer/api-client/alerts/schema'
import {
  codeResentSchema,
  codeSentSchema,
  deviceSchema,
  livenessSchema,
  loginAnswerSchema,
  registerAnswerSchema,
  verifyAnswerSchema,
} from '@coffer/api-client/auth/schema'
import { bannersSchema } from '@coffer/api-client/banners/schema'
import { beneficiariesSchema } from '@coffer/api-client/beneficiaries/schema'
import { depositorSchema, progressSchema } from '@coffer/api-client/depositor/schema'
import { disclosureSchema, disclosuresSchema, signedSchema } from '@coffer/api-client/disclosures/schema'
import { faqsSchema } from '@coffer/api-client/faqs/schema'
import { fundedSchema, initialFundAmountSchema } from '@coffer/api-client/funding/schema'
import { entitySchema, jointHolderSchema, verifiedIdentitySchema } from '@coffer/api-client/joint/schema'
import {
  instantLinkAnswerSchema,
  instantLinkSchema,
  linkedAccountsSchema,
  manualLinkAnswerSchema,
  reissuedSchema,
  verifiedLinkSchema,
} from '@coffer/api-client/linking/schema'
import { messageSchema, messagesSchema, viewedSchema } from '@coffer/api-client/messages/schema'
import { nonProfitSchema, nonProfitsSchema } from '@coffer/api-client/non-profits/schema'
import { acceptedSchema, requestResultSchema } from '@coffer/api-client/request/schema'
import {
  statementFileSchema,
  statementsSchema,
  statementYearsSchema,
} from '@coffer/api-client/statements/schema'
import { taxDocumentsSchema } from '@coffer/api-client/tax-documents/schema'
import { transactionsSchema } from '@coffer/api-client/transactions/schema'
import { userSchema } from '@coffer/api-client/user/schema'
import { brandingSchema } from '@coffer/branding/schema'
import * as v from 'valibot'
import type { DeclaredCalls } from './declared-call.ts'

const holder = v.nullable(jointHolderSchema)
const transfer = { data: acceptedSchema, status: 202, isIdempotent: true } as const

/** The calls that every provider has. */
export const specifiedCalls = {
  'GET /sanctum/csrf-cookie': { status: 204 },
  'POST /register': { data: registerAnswerSchema, status: 201 },
  'POST /login': { data: loginAnswerSchema },
  'POST /logout': {},
  'POST /forgot-password': {},
  'POST /reset-password': {},
  'GET /mfa-select/{type}': { data: codeSentSchema },
  'GET /mfa-resend/{nonceToken}': { data: codeResentSchema },
  'POST /mfa-add-sms': { data: codeSentSchema },
  'POST /mfa-confirm-update/{type}': { data: codeSentSchema },
  'POST /mfa-verify/{nonceToken}': { data: verifyAnswerSchema },
  'POST /session': {},
  'GET /auth-check': { data: livenessSchema },
  'GET /auth-check/no-ext': { data: livenessSchema },
  'GET /branding': { data: brandingSchema },
  'GET /service': { data: acceptedSchema, status: 202 },
  'GET /request/{requestId}': { data: requestResultSchema, pending: v.unknown() },
  'GET /banner-alerts': { data: bannersSchema },
  'GET /device-info': { data: deviceSchema },
  'GET /depositor': { data: depositorSchema },
  'GET /depositor/progress': { data: progressSchema },
  'PATCH /depositor': { data: depositorSchema, pending: acceptedSchema },
  'GET /user': { data: userSchema },
  'PATCH /user': { data: userSchema },
  'POST /close-my-account': transfer,
  'GET /accounts': { data: accountsSchema },
  'GET /linked-accounts': { data: linkedAccountsSchema },
  'GET /statements': { data: statementsSchema },
  'GET /statements/years': { data: statementYearsSchema },
  'GET /statements/{year}': { data: statementsSchema },
  'GET /statements/{year}/{month}': { data: statementFileSchema },
  'GET /tax-documents': { data: taxDocumentsSchema },
  'GET /fastlink': { data: instantLinkSchema },
  'POST /link/fastlink': { data: instantLinkAnswerSchema },
  'POST /link/manual': { data: manualLinkAnswerSchema, status: 201 },
  'POST /link/manual/verify': { data: verifiedLinkSchema },
  'POST /link/manual/reissue': { data: reissuedSchema },
  'GET /alerts': { data: alertsSchema },
  'POST /alerts/': { data: alertSchema },
  'POST /alerts/all': {},
  'GET /depositor/beneficiaries': { data: beneficiariesSchema },
  'POST /depositor/beneficiaries': { data: beneficiariesSchema, status: 201 },
  'PATCH /depositor/beneficiaries/{uuid}': { data: beneficiariesSchema },
  'PATCH /depositor/beneficiaries/update-allocations': { data: beneficiariesSchema },
  'DELETE /depositor/beneficiary': {},
  'POST /depositor/beneficiaries/delete-and-reallocate': { data: beneficiariesSchema },
  'GET /disclosure/{uuid}/{hash}': { data: disclosureSchema },
  'GET /disclosures': { data: disclosuresSchema },
  'GET /disclosures/active': { data: disclosuresSchema },
  'POST /disclosure/{uuid}': { data: signedSchema },
  'GET /faqs': { data: faqsSchema },
  'GET /messages': { data: messagesSchema },
  'POST /messages/{uuid}/view': { data: viewedSchema },
  'POST /messages': { data: messageSchema, status: 201, isIdempotent: true },
  'GET /nonprofits/default': { data: nonProfitSchema },
  'GET /nonprofits/selected': { data: nonProfitSchema },
  'POST /nonprofits/select': { data: nonProfitSchema },
  'GET /nonprofits': { data: nonProfitsSchema },
  'POST /deposit': transfer,
  'POST /withdraw': transfer,
  'GET /transactions': { data: transactionsSchema },
  'POST /transactions/{uuid}/void': {},
  'POST /initial-fund-amount': { data: initialFundAmountSchema },
  'GET /initial-fund-amount': { data: initialFundAmountSchema },
  'POST /fund-my-account': { data: fundedSchema, status: 202, isIdempotent: true },
  'POST /entity/details': { data: entitySchema },
  'POST /depositor/register-secondary': { data: holder },
  'PATCH /depositor/update-secondary-email': {},
  'PATCH /depositor/update-secondary': { data: holder },
  'GET /depositor/secondary-info': { data: holder },
  'GET /depositor/secondary-progress': { data: holder },
  'POST /verify-identity': { data: verifiedIdentitySchema },
  'POST /depositor/close-secondary-application': {},
  'POST /depositor/resend-secondary-verification': {},
} as const satisfies DeclaredCalls
