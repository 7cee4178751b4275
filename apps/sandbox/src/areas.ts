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
import type { Context } from './http/call.ts'
import type { Handlers } from './http/handler.ts'
import type { OperatorArea, PageArea, WorkArea } from './http/routes.ts'
import { changeContactCalls } from './identity/change-contact.ts'
import { deviceCalls } from './identity/devices.ts'
import { deviceInfoCalls } from './identity/device-info.ts'
import { emailVerificationCalls } from './identity/email-verification.ts'
import { logInCalls } from './identity/log-in.ts'
import { mfaVerifyCalls } from './identity/mfa-verify.ts'
import { mfaCalls } from './identity/mfa.ts'
import { notMeCalls } from './identity/not-me.ts'
import { addPasskey } from './identity/passkeys/add-passkey.ts'
import { managePasskeys } from './identity/passkeys/manage-passkeys.ts'
import { passkeyLogIn } from './identity/passkeys/passkey-log-in.ts'
import { passkeySecondFactor } from './identity/passkeys/passkey-second-factor.ts'
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
import { scheduledDeposits } from './moving-money/scheduled-deposit.ts'
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

/** The handler of every call of the application. The compiler names a declared call that has none. */
export const handlers = (context: Context): Handlers => ({
  ...registerCalls(context),
  ...emailVerificationCalls(context),
  ...logInCalls(context),
  ...mfaCalls(context),
  ...mfaVerifyCalls(context),
  ...passwordResetCalls(context),
  ...passkeyLogIn(context),
  ...passkeySecondFactor(context),
  ...addPasskey(context),
  ...managePasskeys,
  ...notMeCalls(context),
  ...sessionCalls(context),
  ...sessionListCalls(context),
  ...deviceInfoCalls,
  ...userCalls(context),
  ...changeContactCalls(context),
  ...deviceCalls,
  ...brandingCalls(context),
  ...depositorCalls(context),
  ...cancelCalls(context),
  ...bannerCalls(context),
  ...alertCalls,
  ...notificationCalls(context),
  ...followRequests,
  ...accountCalls,
  ...goalCalls,
  ...planCalls,
  ...transactionCalls(context),
  ...caseCalls,
  ...serviceCalls,
  ...linkedAccountCalls,
  ...instantLinking,
  ...manualLinking(context),
  ...microdepositCalls(context),
  ...initialAmountCalls,
  ...fundAccountCalls,
  ...moneyCalls,
  ...messageCalls(context),
  ...disclosureCalls(context),
  ...statementCalls(context),
  ...taxDocumentCalls(context),
  ...proofCalls(context),
  ...faqCalls(context),
  ...beneficiaryCalls,
  ...nonProfitCalls,
  ...jointCalls(context),
  ...identityCheckCalls(context),
})

/** Work that becomes due without a call. */
export const workAreas: readonly WorkArea[] = [
  identityReview,
  bankWork,
  microdepositWork,
  scheduledDeposits,
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
