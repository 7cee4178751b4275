import { messages as errors } from '@coffer/errors/messages'
import { messages as linkedAccount } from '@coffer/ui-kit/linked-account-messages'
import { messages as returnCodes } from '@coffer/errors/return-code-messages'
import { firstScreenWith, type Screens, screenWith } from '@coffer/router/screens'
import { messages as interest } from './interest/messages.ts'
import { messages } from './messages.ts'

const homeScreen = firstScreenWith(messages, errors)
const screen = screenWith(messages, errors)
const interestScreen = screenWith(interest, errors)
const screenWithLinkedAccountReturnCodes = screenWith(messages, linkedAccount, returnCodes, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const dashboardScreens = {
  '/dashboard': homeScreen(() => import('./home/home-screen.tsx').then((m) => m.HomeScreen)),
  '/dashboard/alerts': screen(() => import('./alerts/alerts-screen.tsx').then((m) => m.AlertsScreen)),
  '/dashboard/transactions-list': screenWithLinkedAccountReturnCodes(() =>
    import('./transactions-list/transactions-list-screen.tsx').then((m) => m.TransactionsListScreen),
  ),
  '/interest': interestScreen(() => import('./interest/interest-screen.tsx').then((m) => m.InterestScreen)),
  '/calculator': interestScreen(() =>
    import('./interest/calculator-screen.tsx').then((m) => m.calculatorScreen),
  ),
} satisfies Partial<Screens>
