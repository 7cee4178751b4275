import { messages as errors } from '@coffer/errors/messages'
import { messages as application } from '@coffer/application/messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages as files } from '@coffer/ui-kit/files-messages'
import { messages } from './messages.ts'

const screen = screenWith(messages, application, errors)
const screenWithFiles = screenWith(messages, application, files, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const onboardingScreens = {
  '/registration/landing': screen(() => import('./landing/landing-screen.tsx').then((m) => m.LandingScreen)),
  '/registration/basic-information': screen(() =>
    import('./basic-information/basic-information-screen.tsx').then((m) => m.BasicInformationScreen),
  ),
  '/registration/address': screen(() => import('./address/address-screen.tsx').then((m) => m.AddressScreen)),
  '/registration/employer': screen(() =>
    import('./employer/employer-screen.tsx').then((m) => m.EmployerScreen),
  ),
  '/registration/confirm-details': screen(() =>
    import('./confirm-details/confirm-details-screen.tsx').then((m) => m.ConfirmDetailsScreen),
  ),
  '/registration/additional-info': screenWithFiles(() =>
    import('./additional-info/additional-info-screen.tsx').then((m) => m.AdditionalInfoScreen),
  ),
  '/registration/reviewing-account': screen(() =>
    import('./reviewing-account/reviewing-account-screen.tsx').then((m) => m.ReviewingAccountScreen),
  ),
  '/registration/hold-account': screen(() =>
    import('./hold-account/hold-account-screen.tsx').then((m) => m.HoldAccountScreen),
  ),
  '/registration/passed': screen(() => import('./passed/passed-screen.tsx').then((m) => m.passedScreen)),
  '/registration/duplicate-notification': screen(() =>
    import('./duplicate-notification/duplicate-notification-screen.tsx').then(
      (m) => m.duplicateNotificationScreen,
    ),
  ),
  '/registration/cancel-account-open': screen(() =>
    import('./cancel-account-open/cancel-account-open-screen.tsx').then((m) => m.CancelAccountOpenScreen),
  ),
  '/registration/cancelled-account-open': screen(() =>
    import('./cancelled-account-open/cancelled-account-open-screen.tsx').then(
      (m) => m.cancelledAccountOpenScreen,
    ),
  ),
} satisfies Partial<Screens>
