import { messages as errors } from '@coffer/errors/messages'
import { messages as newPassword } from '@coffer/ui-kit/new-password-messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'

const screen = screenWith(messages, errors)
const screenWithNewPassword = screenWith(messages, newPassword, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const authScreens = {
  '/logout': screen(() => import('./log-out/log-out-screen.tsx').then((m) => m.LogOutScreen)),
  '/email-verification': screen(() =>
    import('./email/email-verification-screen.tsx').then((m) => m.emailVerificationScreen),
  ),
  '/email-verified': screen(() =>
    import('./email/email-verified-screen.tsx').then((m) => m.emailVerifiedScreen),
  ),
  '/mfa-account-locked': screen(() => import('./result-screens.tsx').then((m) => m.mfaAccountLockedScreen)),
  '/not-me': screen(() => import('./not-me/not-me-screen.tsx').then((m) => m.NotMeScreen)),
  '/unsubscribe': screen(() =>
    import('./unsubscribe/unsubscribe-screen.tsx').then((m) => m.UnsubscribeScreen),
  ),
  '/otp-verification': screen(() =>
    import('./one-time-code/otp-verification-screen.tsx').then((m) => m.otpVerificationScreen),
  ),
  '/setup-mobile-mfa': screen(() =>
    import('./one-time-code/setup-mobile-mfa-screen.tsx').then((m) => m.setupMobileMfaScreen),
  ),
  '/login/forgot-password': screen(() =>
    import('./reset-password/forgot-password-screen.tsx').then((m) => m.ForgotPasswordScreen),
  ),
  '/login/sent': screen(() => import('./result-screens.tsx').then((m) => m.sentScreen)),
  '/login/reset-password/failed': screen(() =>
    import('./result-screens.tsx').then((m) => m.resetFailedScreen),
  ),
  '/login/choose-mfa': screen(() =>
    import('./one-time-code/choose-mfa-screen.tsx').then((m) => m.chooseMfaScreen),
  ),
  '/login/registration-home': screen(() =>
    import('./registration-home/registration-home-screen.tsx').then((m) => m.RegistrationHomeScreen),
  ),
  '/login/reset-password': screenWithNewPassword(() =>
    import('./reset-password/reset-password-screen.tsx').then((m) => m.resetPasswordScreen),
  ),
  '/registration': screenWithNewPassword(() =>
    import('./register/register-screen.tsx').then((m) => m.RegisterScreen),
  ),
} satisfies Partial<Screens>
