import { messages as account } from '@coffer/account/messages'
import { messages as logInWords } from '@coffer/auth/log-in/messages'
import { messages as auth } from '@coffer/auth/messages'
import { messages as beneficiaries } from '@coffer/beneficiaries/messages'
import { messages as dashboard } from '@coffer/dashboard/messages'
import { messages as documents } from '@coffer/documents/messages'
import { messages as failures } from '@coffer/errors/messages'
import { messages as returnCodes } from '@coffer/errors/return-code-messages'
import { messages as funding } from '@coffer/funding/messages'
import { messages as giving } from '@coffer/non-profits/messages'
import { messages as joint } from '@coffer/joint/messages'
import { messages as linking } from '@coffer/linking/messages'
import { messages as linkedAccount } from '@coffer/ui-kit/linked-account-messages'
import { messages as messaging } from '@coffer/messaging/messages'
import { messages as newPassword } from '@coffer/ui-kit/new-password-messages'
import { messages as onboarding } from '@coffer/onboarding/messages'
import { messages as application } from '@coffer/application/messages'
import type { Screens, ScreenSource } from '@coffer/router/screens'
import { messages as transfers } from '@coffer/transfers/messages'
import { messages as web } from './messages.ts'

const of =
  (...words: ScreenSource['words']) =>
  (screen: ScreenSource['screen']): ScreenSource => ({ screen, words: [...words, failures] })
const [ofAuth, ofFunding] = [of(auth), of(funding, linkedAccount)]
const ofLinking = of(linking, linkedAccount)
const ofOnboarding = of(onboarding, application)
const ofJoint = of(joint, application)
const ofInvited = of(joint, newPassword)
const [ofDashboard, ofMessaging, ofWeb] = [of(dashboard), of(messaging), of(web)]
const ofDocuments = of(documents)
const ofTransfers = of(transfers, linkedAccount)
const [ofBeneficiaries, ofGiving] = [of(beneficiaries, application), of(giving)]
const ofNewPassword = of(auth, newPassword)
const ofAccount = of(account, linkedAccount, newPassword)

const logIn = of(logInWords)(() => import('./log-in/log-in-screen.tsx').then((m) => m.LogInScreen))
const newMessage = ofMessaging(() => import('@coffer/messaging/new-message').then((m) => m.NewMessageScreen))

// Linking is the same whether it opens an account or mends one: the route says which.
const linkSelection = ofLinking(() =>
  import('@coffer/linking/link-account-selection').then((m) => m.LinkAccountSelectionScreen),
)
const linkFailed = ofLinking(() => import('@coffer/linking/link-failed').then((m) => m.LinkFailedScreen))
const bankDetails = ofLinking(() =>
  import('@coffer/linking/banking-information').then((m) => m.BankingInformationScreen),
)
const microdeposits = ofLinking(() =>
  import('@coffer/linking/microdeposits').then((m) => m.MicrodepositsScreen),
)
const microdepositsSent = ofLinking(() =>
  import('@coffer/linking/microdeposits-sent').then((m) => m.MicrodepositsSentScreen),
)
const accountVerified = ofLinking(() =>
  import('@coffer/linking/manual-successful').then((m) => m.ManualSuccessfulScreen),
)
const incorrect = ofLinking(() => import('@coffer/linking/incorrect').then((m) => m.IncorrectScreen))
const reissue = ofLinking(() => import('@coffer/linking/reissue').then((m) => m.ReissueScreen))
const messageCenter = ofMessaging(() =>
  import('@coffer/messaging/message-center').then((m) => m.MessageCenterScreen),
)

/** Which code draws which route; each arrives as its own chunk. */
export const screens: Screens = {
  '/': logIn,
  '/login': logIn,
  '/logout': ofAuth(() => import('@coffer/auth/log-out').then((m) => m.LogOutScreen)),
  '/email-verification': ofAuth(() =>
    import('@coffer/auth/email-verification').then((m) => m.EmailVerificationScreen),
  ),
  '/email-verified': ofAuth(() => import('@coffer/auth/email-verified').then((m) => m.EmailVerifiedScreen)),
  '/mfa-account-locked': ofAuth(() =>
    import('@coffer/auth/mfa-account-locked').then((m) => m.MfaAccountLockedScreen),
  ),
  '/otp-verification': ofAuth(() =>
    import('@coffer/auth/otp-verification').then((m) => m.OtpVerificationScreen),
  ),
  '/setup-mobile-mfa': ofAuth(() =>
    import('@coffer/auth/setup-mobile-mfa').then((m) => m.SetupMobileMfaScreen),
  ),
  '/not-found': ofWeb(() => import('./not-found/not-found-screen.tsx').then((m) => m.NotFoundScreen)),
  '/login/forgot-password': ofAuth(() =>
    import('@coffer/auth/forgot-password').then((m) => m.ForgotPasswordScreen),
  ),
  '/login/sent': ofAuth(() => import('@coffer/auth/sent').then((m) => m.SentScreen)),
  '/login/reset-password': ofNewPassword(() =>
    import('@coffer/auth/reset-password').then((m) => m.ResetPasswordScreen),
  ),
  '/login/reset-password/failed': ofAuth(() =>
    import('@coffer/auth/reset-failed').then((m) => m.ResetFailedScreen),
  ),
  '/login/choose-mfa': ofAuth(() => import('@coffer/auth/choose-mfa').then((m) => m.ChooseMfaScreen)),
  '/login/registration-home': ofAuth(() =>
    import('@coffer/auth/registration-home').then((m) => m.RegistrationHomeScreen),
  ),
  '/login/entry': ofAuth(() => import('@coffer/auth/entry').then((m) => m.EntryScreen)),

  '/registration': ofNewPassword(() => import('@coffer/auth/register').then((m) => m.RegisterScreen)),
  '/registration/landing': ofOnboarding(() =>
    import('@coffer/onboarding/landing').then((m) => m.LandingScreen),
  ),
  '/registration/basic-information': ofOnboarding(() =>
    import('@coffer/onboarding/basic-information').then((m) => m.BasicInformationScreen),
  ),
  '/registration/address': ofOnboarding(() =>
    import('@coffer/onboarding/address').then((m) => m.AddressScreen),
  ),
  '/registration/employer': ofOnboarding(() =>
    import('@coffer/onboarding/employer').then((m) => m.EmployerScreen),
  ),
  '/registration/confirm-details': ofOnboarding(() =>
    import('@coffer/onboarding/confirm-details').then((m) => m.ConfirmDetailsScreen),
  ),
  '/registration/additional-info': ofOnboarding(() =>
    import('@coffer/onboarding/additional-info').then((m) => m.AdditionalInfoScreen),
  ),
  '/registration/reviewing-account': ofOnboarding(() =>
    import('@coffer/onboarding/reviewing-account').then((m) => m.ReviewingAccountScreen),
  ),
  '/registration/hold-account': ofOnboarding(() =>
    import('@coffer/onboarding/hold-account').then((m) => m.HoldAccountScreen),
  ),
  '/registration/passed': ofOnboarding(() => import('@coffer/onboarding/passed').then((m) => m.PassedScreen)),
  '/registration/duplicate-notification': ofOnboarding(() =>
    import('@coffer/onboarding/duplicate-notification').then((m) => m.DuplicateNotificationScreen),
  ),
  '/registration/cancel-account-open': ofOnboarding(() =>
    import('@coffer/onboarding/cancel-account-open').then((m) => m.CancelAccountOpenScreen),
  ),
  '/registration/cancelled-account-open': ofOnboarding(() =>
    import('@coffer/onboarding/cancelled-account-open').then((m) => m.CancelledAccountOpenScreen),
  ),
  '/registration/message-center': messageCenter,
  '/registration/message-center/add-new-message': newMessage,

  '/registration/link-account-selection': linkSelection,
  '/registration/link-account-selection/failed': linkFailed,
  '/manual-funding/banking-information': bankDetails,
  '/manual-funding/microdeposits': microdeposits,
  '/manual-funding/microdeposits/sent': microdepositsSent,
  '/manual-funding/successful': accountVerified,
  '/manual-funding/incorrect': incorrect,
  '/manual-funding/reissue': reissue,
  '/relink/selection': linkSelection,
  '/relink/selection/failed': linkFailed,
  '/relink/manual/banking-information': bankDetails,
  '/relink/manual/microdeposits': microdeposits,
  '/relink/manual/microdeposits/sent': microdepositsSent,
  '/relink/manual/successful': accountVerified,
  '/relink/manual/incorrect': incorrect,
  '/relink/manual/reissue': reissue,
  '/fund-account': ofFunding(() => import('@coffer/funding/fund-account').then((m) => m.FundAccountScreen)),
  '/fund-account/disclosure': ofFunding(() =>
    import('@coffer/funding/disclosure').then((m) => m.DisclosureScreen),
  ),
  '/fund-account/ready-to-fund': ofFunding(() =>
    import('@coffer/funding/ready-to-fund').then((m) => m.ReadyToFundScreen),
  ),
  '/fund-account/successful-fund': ofFunding(() =>
    import('@coffer/funding/successful-fund').then((m) => m.SuccessfulFundScreen),
  ),
  '/funding-returned': of(
    funding,
    returnCodes,
  )(() => import('@coffer/funding/funding-returned').then((m) => m.FundingReturnedScreen)),

  '/dashboard': ofDashboard(() => import('@coffer/dashboard/home').then((m) => m.HomeScreen)),
  '/dashboard/transactions-list': of(
    dashboard,
    linkedAccount,
    returnCodes,
  )(() => import('@coffer/dashboard/transactions-list').then((m) => m.TransactionsListScreen)),
  '/dashboard/alerts': ofDashboard(() => import('@coffer/dashboard/alerts').then((m) => m.AlertsScreen)),
  '/dashboard/documents': ofDocuments(() => import('@coffer/documents/hub').then((m) => m.DocumentsScreen)),
  '/dashboard/documents/statements': ofDocuments(() =>
    import('@coffer/documents/statements').then((m) => m.StatementsScreen),
  ),
  '/dashboard/documents/taxes': ofDocuments(() =>
    import('@coffer/documents/taxes').then((m) => m.TaxesScreen),
  ),
  '/disclosures': ofDocuments(() => import('@coffer/documents/disclosures').then((m) => m.DisclosuresScreen)),
  '/disclosures/view-disclosures/$uuid': ofDocuments(() =>
    import('@coffer/documents/view-disclosure').then((m) => m.ViewDisclosureScreen),
  ),
  '/message-center': messageCenter,
  '/message-center/add-new-message': newMessage,
  '/faq': ofMessaging(() => import('@coffer/messaging/faq').then((m) => m.FaqScreen)),

  '/deposit': ofTransfers(() => import('@coffer/transfers/deposit').then((m) => m.DepositScreen)),
  '/deposit/success': ofTransfers(() =>
    import('@coffer/transfers/deposit-success').then((m) => m.DepositSuccessScreen),
  ),
  '/deposit/edit': ofTransfers(() =>
    import('@coffer/transfers/edit-deposit').then((m) => m.EditDepositScreen),
  ),
  '/deposit/cancel-success': ofTransfers(() =>
    import('@coffer/transfers/deposit-cancelled').then((m) => m.DepositCancelledScreen),
  ),
  '/deposit/reschedule-success': ofTransfers(() =>
    import('@coffer/transfers/deposit-rescheduled').then((m) => m.DepositRescheduledScreen),
  ),
  '/withdraw': ofTransfers(() => import('@coffer/transfers/withdraw').then((m) => m.WithdrawScreen)),
  '/withdraw/success': ofTransfers(() =>
    import('@coffer/transfers/withdrawal-success').then((m) => m.WithdrawalSuccessScreen),
  ),
  '/withdraw/close-success': ofTransfers(() =>
    import('@coffer/transfers/account-closing').then((m) => m.AccountClosingScreen),
  ),

  '/beneficiary/add': ofBeneficiaries(() => import('@coffer/beneficiaries/add').then((m) => m.AddScreen)),
  '/beneficiary/remove': ofBeneficiaries(() =>
    import('@coffer/beneficiaries/remove').then((m) => m.RemoveScreen),
  ),
  '/beneficiary/success': ofBeneficiaries(() =>
    import('@coffer/beneficiaries/success').then((m) => m.SuccessScreen),
  ),
  '/beneficiary/details': ofBeneficiaries(() =>
    import('@coffer/beneficiaries/details').then((m) => m.DetailsScreen),
  ),
  '/beneficiary/list': ofBeneficiaries(() => import('@coffer/beneficiaries/list').then((m) => m.ListScreen)),
  '/beneficiary/edit': ofBeneficiaries(() => import('@coffer/beneficiaries/edit').then((m) => m.EditScreen)),
  '/beneficiary/update-allocations': ofBeneficiaries(() =>
    import('@coffer/beneficiaries/update-allocations').then((m) => m.UpdateAllocationsScreen),
  ),
  '/non-profit/select': ofGiving(() => import('@coffer/non-profits/select').then((m) => m.SelectScreen)),
  '/non-profit/success': ofGiving(() => import('@coffer/non-profits/success').then((m) => m.SuccessScreen)),

  '/my-account': ofAccount(() => import('@coffer/account/my-account').then((m) => m.MyAccountScreen)),
  '/my-account/edit-user-info': ofAccount(() =>
    import('@coffer/account/edit-user-info').then((m) => m.EditUserInfoScreen),
  ),
  '/my-account/edit-user-info/email': ofAccount(() =>
    import('@coffer/account/edit-email').then((m) => m.EditEmailScreen),
  ),
  '/my-account/edit-user-info/phone': ofAccount(() =>
    import('@coffer/account/edit-phone').then((m) => m.EditPhoneScreen),
  ),
  '/my-account/edit-user-info/success': ofAccount(() =>
    import('@coffer/account/changed').then((m) => m.ChangedScreen),
  ),
  '/my-account/edit-user-info/failed': ofAccount(() =>
    import('@coffer/account/not-changed').then((m) => m.NotChangedScreen),
  ),
  '/my-account/otp-verification': ofAccount(() =>
    import('@coffer/account/change-code').then((m) => m.ChangeCodeScreen),
  ),

  '/joint-account/verify/success': ofInvited(() =>
    import('@coffer/joint/link-landed').then((m) => m.LinkLandedScreen),
  ),
  '/joint-account/onboarding': ofInvited(() => import('@coffer/joint/welcome').then((m) => m.WelcomeScreen)),
  '/joint-account/onboarding/ssn-verification': ofInvited(() =>
    import('@coffer/joint/ssn-verification').then((m) => m.SsnVerificationScreen),
  ),
  '/joint-account/onboarding/locked-access': ofInvited(() =>
    import('@coffer/joint/locked-access').then((m) => m.LockedAccessScreen),
  ),
  '/joint-account/onboarding/identity-verified': ofInvited(() =>
    import('@coffer/joint/identity-verified').then((m) => m.IdentityVerifiedScreen),
  ),
  '/joint-account/onboarding/create-password': ofInvited(() =>
    import('@coffer/joint/create-password').then((m) => m.CreatePasswordScreen),
  ),
  '/joint-account/onboarding/password-success': ofInvited(() =>
    import('@coffer/joint/password-success').then((m) => m.PasswordSuccessScreen),
  ),
  '/joint-account/onboarding/success': ofInvited(() =>
    import('@coffer/joint/joined').then((m) => m.JoinedScreen),
  ),
  '/joint-account': ofJoint(() => import('@coffer/joint/joint-account').then((m) => m.JointAccountScreen)),
  '/joint-account/account-holder': ofJoint(() =>
    import('@coffer/joint/account-holder').then((m) => m.AccountHolderScreen),
  ),
  '/joint-account/contact': ofJoint(() => import('@coffer/joint/contact').then((m) => m.ContactScreen)),
  '/joint-account/personal-information': ofJoint(() =>
    import('@coffer/joint/personal-information').then((m) => m.PersonalInformationScreen),
  ),
  '/joint-account/address-information': ofJoint(() =>
    import('@coffer/joint/address-information').then((m) => m.AddressInformationScreen),
  ),
  '/joint-account/occupation': ofJoint(() =>
    import('@coffer/joint/occupation').then((m) => m.OccupationScreen),
  ),
  '/joint-account/confirm-details': ofJoint(() =>
    import('@coffer/joint/confirm-details').then((m) => m.ConfirmDetailsScreen),
  ),
  '/joint-account/saved': ofJoint(() => import('@coffer/joint/saved').then((m) => m.SavedScreen)),
  '/joint-account/success': ofJoint(() => import('@coffer/joint/success').then((m) => m.SuccessScreen)),
  '/joint-account/resume': ofJoint(() => import('@coffer/joint/resume').then((m) => m.ResumeScreen)),
  '/joint-account/reviewing-account': ofJoint(() =>
    import('@coffer/joint/reviewing-account').then((m) => m.ReviewingAccountScreen),
  ),
  '/joint-account/close-application': ofJoint(() =>
    import('@coffer/joint/close-application').then((m) => m.CloseApplicationScreen),
  ),
  '/joint-account/duplicate-notification': ofJoint(() =>
    import('@coffer/joint/duplicate-notification').then((m) => m.DuplicateNotificationScreen),
  ),
  '/joint-account/edit-email': ofJoint(() =>
    import('@coffer/joint/edit-email').then((m) => m.EditEmailScreen),
  ),
  '/joint-account/edit-email/failed': ofJoint(() =>
    import('@coffer/joint/edit-email-failed').then((m) => m.EditEmailFailedScreen),
  ),
  '/joint-account/edit-email/success': ofJoint(() =>
    import('@coffer/joint/edit-email-success').then((m) => m.EditEmailSuccessScreen),
  ),
}
