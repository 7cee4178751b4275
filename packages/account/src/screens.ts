import { messages as errors } from '@coffer/errors/messages'
import { messages as linkedAccount } from '@coffer/ui-kit/linked-account-messages'
import { messages as newPassword } from '@coffer/ui-kit/new-password-messages'
import { messages as passkeys } from '@coffer/passkeys/messages'
import { messages as stepUp } from '@coffer/step-up/messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'

const screen = screenWith(messages, linkedAccount, newPassword, passkeys, stepUp, errors)

const screenOfPasskeys = screenWith(messages, passkeys, stepUp, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const accountScreens = {
  '/my-account': screen(() => import('./my-account/my-account-screen.tsx').then((m) => m.MyAccountScreen)),
  '/my-account/sessions': screen(() =>
    import('./sessions/sessions-screen.tsx').then((m) => m.SessionsScreen),
  ),
  '/my-account/edit-user-info': screen(() =>
    import('./user-info/edit-user-info-screen.tsx').then((m) => m.EditUserInfoScreen),
  ),
  '/my-account/edit-user-info/email': screen(() =>
    import('./change-contact/edit-email-screen.tsx').then((m) => m.EditEmailScreen),
  ),
  '/my-account/edit-user-info/phone': screen(() =>
    import('./change-contact/edit-phone-screen.tsx').then((m) => m.EditPhoneScreen),
  ),
  '/my-account/edit-user-info/success': screen(() =>
    import('./result/result-screens.tsx').then((m) => m.changedScreen),
  ),
  '/my-account/edit-user-info/failed': screen(() =>
    import('./result/result-screens.tsx').then((m) => m.notChangedScreen),
  ),
  '/my-account/notifications': screen(() =>
    import('./notifications/notifications-screen.tsx').then((m) => m.NotificationsScreen),
  ),
  '/my-account/passkeys': screenOfPasskeys(() =>
    import('./passkeys/passkeys-screen.tsx').then((m) => m.PasskeysScreen),
  ),
  '/my-account/otp-verification': screen(() =>
    import('./change-code/change-code-screen.tsx').then((m) => m.ChangeCodeScreen),
  ),
} satisfies Partial<Screens>
