import { messages as logIn } from '@coffer/auth/log-in/messages'
import { messages as errors } from '@coffer/errors/messages'
import { accountScreens } from '@coffer/account/screens'
import { authScreens } from '@coffer/auth/screens'
import { beneficiariesScreens } from '@coffer/beneficiaries/screens'
import { dashboardScreens } from '@coffer/dashboard/screens'
import { documentsScreens } from '@coffer/documents/screens'
import { fundingScreens } from '@coffer/funding/screens'
import { jointScreens } from '@coffer/joint/screens'
import { linkingScreens } from '@coffer/linking/screens'
import { messagingScreens } from '@coffer/messaging/screens'
import { nonProfitsScreens } from '@coffer/non-profits/screens'
import { onboardingScreens } from '@coffer/onboarding/screens'
import { savingScreens } from '@coffer/saving/screens'
import { transfersScreens } from '@coffer/transfers/screens'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'
import { messages as refused } from './not-found/messages.ts'

const logInScreen = screenWith(logIn, errors)
const screen = screenWith(messages, refused, errors)

/** The screens of all features and of the shell. A route without a screen fails the type check. */
export const screens: Screens = {
  ...accountScreens,
  ...authScreens,
  ...beneficiariesScreens,
  ...dashboardScreens,
  ...documentsScreens,
  ...fundingScreens,
  ...jointScreens,
  ...linkingScreens,
  ...messagingScreens,
  ...nonProfitsScreens,
  ...onboardingScreens,
  ...savingScreens,
  ...transfersScreens,
  '/': logInScreen(() => import('./log-in/log-in-screen.tsx').then((m) => m.LogInScreen)),
  '/login': logInScreen(() => import('./log-in/log-in-screen.tsx').then((m) => m.LogInScreen)),
  '/not-found': screen(() => import('./not-found/not-found-screen.tsx').then((m) => m.NotFoundScreen)),
}
