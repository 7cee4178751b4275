import { messages as errors } from '@coffer/errors/messages'
import { messages as application } from '@coffer/application/messages'
import { messages as newPassword } from '@coffer/ui-kit/new-password-messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'

const invitedScreen = screenWith(messages, newPassword, errors)
const screen = screenWith(messages, application, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const jointScreens = {
  '/joint-account/verify/success': invitedScreen(() =>
    import('./invitation/link-landed-screen.tsx').then((m) => m.linkLandedScreen),
  ),
  '/joint-account/onboarding': invitedScreen(() =>
    import('./invitation/welcome-screen.tsx').then((m) => m.WelcomeScreen),
  ),
  '/joint-account/onboarding/ssn-verification': invitedScreen(() =>
    import('./identity/ssn-verification-screen.tsx').then((m) => m.SsnVerificationScreen),
  ),
  '/joint-account/onboarding/locked-access': invitedScreen(() =>
    import('./invitation/result-screens.tsx').then((m) => m.lockedAccessScreen),
  ),
  '/joint-account/onboarding/identity-verified': invitedScreen(() =>
    import('./invitation/result-screens.tsx').then((m) => m.identityVerifiedScreen),
  ),
  '/joint-account/onboarding/create-password': invitedScreen(() =>
    import('./password/create-password-screen.tsx').then((m) => m.CreatePasswordScreen),
  ),
  '/joint-account/onboarding/password-success': invitedScreen(() =>
    import('./invitation/result-screens.tsx').then((m) => m.passwordSuccessScreen),
  ),
  '/joint-account/onboarding/success': invitedScreen(() =>
    import('./joined/joined-screen.tsx').then((m) => m.joinedScreen),
  ),
  '/joint-account': screen(() =>
    import('./joint-account/joint-account-screen.tsx').then((m) => m.JointAccountScreen),
  ),
  '/joint-account/account-holder': screen(() =>
    import('./account-holder/account-holder-screen.tsx').then((m) => m.AccountHolderScreen),
  ),
  '/joint-account/contact': screen(() => import('./contact/contact-screen.tsx').then((m) => m.contactScreen)),
  '/joint-account/personal-information': screen(() =>
    import('./personal-information/personal-information-screen.tsx').then((m) => m.personalInformationScreen),
  ),
  '/joint-account/address-information': screen(() =>
    import('./address-information/address-information-screen.tsx').then((m) => m.addressInformationScreen),
  ),
  '/joint-account/occupation': screen(() =>
    import('./occupation/occupation-screen.tsx').then((m) => m.occupationScreen),
  ),
  '/joint-account/confirm-details': screen(() =>
    import('./confirm-details/confirm-details-screen.tsx').then((m) => m.confirmDetailsScreen),
  ),
  '/joint-account/saved': screen(() => import('./saved/saved-screen.tsx').then((m) => m.savedScreen)),
  '/joint-account/success': screen(() => import('./result-screens.tsx').then((m) => m.successScreen)),
  '/joint-account/resume': screen(() => import('./resume/resume-screen.tsx').then((m) => m.resumeScreen)),
  '/joint-account/reviewing-account': screen(() =>
    import('./reviewing-account/reviewing-account-screen.tsx').then((m) => m.reviewingAccountScreen),
  ),
  '/joint-account/close-application': screen(() =>
    import('./close-application/close-application-screen.tsx').then((m) => m.CloseApplicationScreen),
  ),
  '/joint-account/duplicate-notification': screen(() =>
    import('./duplicate-notification/duplicate-notification-screen.tsx').then(
      (m) => m.duplicateNotificationScreen,
    ),
  ),
  '/joint-account/edit-email': screen(() =>
    import('./edit-email/edit-email-screen.tsx').then((m) => m.EditEmailScreen),
  ),
  '/joint-account/edit-email/failed': screen(() =>
    import('./result-screens.tsx').then((m) => m.editEmailFailedScreen),
  ),
  '/joint-account/edit-email/success': screen(() =>
    import('./result-screens.tsx').then((m) => m.editEmailSuccessScreen),
  ),
} satisfies Partial<Screens>
