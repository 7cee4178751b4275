import { messages as errors } from '@coffer/errors/messages'
import { messages as linkedAccount } from '@coffer/ui-kit/linked-account-messages'
import { messages as stepUp } from '@coffer/step-up/messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'

const screen = screenWith(messages, linkedAccount, stepUp, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const transfersScreens = {
  '/deposit': screen(() => import('./deposit/deposit-screen.tsx').then((m) => m.DepositScreen)),
  '/deposit/success': screen(() =>
    import('./deposit/deposit-success-screen.tsx').then((m) => m.depositSuccessScreen),
  ),
  '/deposit/edit': screen(() =>
    import('./edit-deposit/edit-deposit-screen.tsx').then((m) => m.editDepositScreen),
  ),
  '/deposit/cancel-success': screen(() =>
    import('./edit-deposit/result-screens.tsx').then((m) => m.depositCancelledScreen),
  ),
  '/deposit/reschedule-success': screen(() =>
    import('./edit-deposit/result-screens.tsx').then((m) => m.depositRescheduledScreen),
  ),
  '/withdraw': screen(() => import('./withdraw/withdraw-screen.tsx').then((m) => m.WithdrawScreen)),
  '/withdraw/success': screen(() =>
    import('./withdraw/withdrawal-success-screen.tsx').then((m) => m.withdrawalSuccessScreen),
  ),
  '/withdraw/close-success': screen(() =>
    import('./close-account/account-closing-screen.tsx').then((m) => m.accountClosingScreen),
  ),
} satisfies Partial<Screens>
