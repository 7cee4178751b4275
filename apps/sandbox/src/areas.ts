import { accountCalls } from './banking/account-calls.ts'
import { bankWork } from './banking/bank-work.ts'
import { serviceCalls } from './banking/service-refresh.ts'
import { transactionCalls } from './banking/transaction-calls.ts'
import { beneficiaryCalls } from './beneficiaries/beneficiary-calls.ts'
import { caseCalls } from './cases/case-calls.ts'
import { disclosureCalls } from './disclosures/disclosure-calls.ts'
import { documentPages } from './disclosures/document-pages.ts'
import { faqCalls } from './faqs/faq-calls.ts'
import { linkingPages } from './fastlink/linking-pages.ts'
import { operatorLinking } from './fastlink/operator-linking.ts'
import { fundAccountCalls } from './funding/fund-account.ts'
import { initialAmountCalls } from './funding/initial-amount.ts'
import { goalCalls } from './goals/goal-calls.ts'
import type { Area, OperatorArea, PageArea } from './http/routes.ts'
import { changeContactCalls } from './identity/change-contact.ts'
import { deviceCalls } from './identity/devices.ts'
import { deviceInfoCalls } from './identity/device-info.ts'
import { emailVerificationCalls } from './identity/email-verification.ts'
import { logInCalls } from './identity/log-in.ts'
import { mfaVerifyCalls } from './identity/mfa-verify.ts'
import { mfaCalls } from './identity/mfa.ts'
import { notMeCalls } from './identity/not-me.ts'
import { passkeyCalls } from './identity/passkeys/passkey-calls.ts'
import { passwordResetCalls } from './identity/password-reset.ts'
import { registerCalls } from './identity/register.ts'
import { sessionCalls } from './identity/session-calls.ts'
import { sessionListCalls } from './identity/session-list.ts'
import { userCalls } from './identity/user.ts'
import { holderReviews } from './joint/holder-review.ts'
import { identityCheckCalls } from './joint/identity-check.ts'
import { jointCalls } from './joint/joint-calls.ts'
import { instantLinking } from './linking/link-instantly.ts'
import { manualLinking } from './linking/link-manually.ts'
import { linkedAccountCalls } from './linking/linked-account-calls.ts'
import { microdepositWork } from './linking/microdeposits.ts'
import { microdepositCalls } from './linking/verify-microdeposits.ts'
import { attachmentPages, messageCalls } from './messages/message-calls.ts'
import { moneyCalls } from './moving-money/money-calls.ts'
import { nonProfitCalls } from './non-profits/non-profit-calls.ts'
import { alertCalls } from './notices/alerts.ts'
import { bannerCalls } from './notices/banners.ts'
import { notificationCalls } from './notices/notification-calls.ts'
import { cancelCalls } from './onboarding/cancel-application.ts'
import { depositorCalls } from './onboarding/depositor-calls.ts'
import { identityReview } from './onboarding/identity-review.ts'
import { announcementOperations } from './operator/announcement-operations.ts'
import { bankOperations } from './operator/bank-calls.ts'
import { caseOperations } from './operator/case-operations.ts'
import { clockCalls } from './operator/clock-calls.ts'
import { consolePages } from './operator/console-pages.ts'
import { depositorOperations } from './operator/depositor-calls.ts'
import { disclosureOperations } from './operator/disclosure-operations.ts'
import { jobOperations } from './operator/job-operations.ts'
import { messageOperations } from './operator/message-operations.ts'
import { moneyOperations } from './operator/money-operations.ts'
import { noticeCalls } from './operator/notice-calls.ts'
import { outboxCalls } from './operator/outbox-calls.ts'
import { rateOperations } from './operator/rate-operations.ts'
import { tenantCalls } from './operator/tenant-calls.ts'
import { securityEventCalls } from './operator/security-event-calls.ts'
import { explorerPages } from './openapi/explorer-pages.ts'
import { planCalls } from './plans/plan-calls.ts'
import { proofCalls } from './proofs/proof-calls.ts'
import { proofPages } from './proofs/proof-pages.ts'
import { followRequests } from './requests/requests.ts'
import { statementCalls, statementPages } from './statements/statement-calls.ts'
import { taxDocumentCalls, taxDocumentPages } from './tax-documents/tax-document-calls.ts'
import { brandingCalls } from './tenants/branding.ts'
import { brandStyles } from './tenants/branded-page.ts'
import { securityTxt } from './tenants/security-txt.ts'

/** Every area of the provider. An area's calls are served only if it is listed here. */
export const areas: readonly Area[] = [
  registerCalls,
  emailVerificationCalls,
  logInCalls,
  mfaCalls,
  mfaVerifyCalls,
  passkeyCalls,
  passwordResetCalls,
  notMeCalls,
  sessionCalls,
  sessionListCalls,
  deviceInfoCalls,
  userCalls,
  changeContactCalls,
  deviceCalls,
  brandingCalls,
  depositorCalls,
  cancelCalls,
  identityReview,
  bannerCalls,
  alertCalls,
  notificationCalls,
  followRequests,
  accountCalls,
  goalCalls,
  planCalls,
  transactionCalls,
  caseCalls,
  serviceCalls,
  bankWork,
  linkedAccountCalls,
  instantLinking,
  manualLinking,
  microdepositCalls,
  microdepositWork,
  initialAmountCalls,
  fundAccountCalls,
  moneyCalls,
  messageCalls,
  disclosureCalls,
  statementCalls,
  taxDocumentCalls,
  proofCalls,
  faqCalls,
  beneficiaryCalls,
  nonProfitCalls,
  jointCalls,
  identityCheckCalls,
  holderReviews,
]

export const operatorAreas: readonly OperatorArea[] = [
  outboxCalls,
  clockCalls,
  jobOperations,
  depositorOperations,
  disclosureOperations,
  tenantCalls,
  noticeCalls,
  bankOperations,
  moneyOperations,
  messageOperations,
  caseOperations,
  rateOperations,
  announcementOperations,
  securityEventCalls,
  operatorLinking,
]

export const pageAreas: readonly PageArea[] = [
  brandStyles,
  securityTxt,
  linkingPages,
  documentPages,
  statementPages,
  taxDocumentPages,
  proofPages,
  attachmentPages,
  consolePages,
  explorerPages,
]
