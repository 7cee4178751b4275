import { messages as errors } from '@coffer/errors/messages'
import { messages as linkedAccount } from '@coffer/ui-kit/linked-account-messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'

const screen = screenWith(messages, linkedAccount, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const linkingScreens = {
  '/registration/link-account-selection': screen(() =>
    import('./link-account/link-account-selection-screen.tsx').then((m) => m.LinkAccountSelectionScreen),
  ),
  '/registration/link-account-selection/failed': screen(() =>
    import('./link-account/link-failed-screen.tsx').then((m) => m.linkFailedScreen),
  ),
  '/manual-funding/banking-information': screen(() =>
    import('./banking-information/banking-information-screen.tsx').then((m) => m.BankingInformationScreen),
  ),
  '/manual-funding/microdeposits': screen(() =>
    import('./microdeposits/microdeposits-screen.tsx').then((m) => m.microdepositsScreen),
  ),
  '/manual-funding/microdeposits/sent': screen(() =>
    import('./microdeposits/microdeposits-sent-screen.tsx').then((m) => m.microdepositsSentScreen),
  ),
  '/manual-funding/successful': screen(() =>
    import('./microdeposits/manual-successful-screen.tsx').then((m) => m.manualSuccessfulScreen),
  ),
  '/manual-funding/incorrect': screen(() =>
    import('./microdeposits/incorrect-screen.tsx').then((m) => m.incorrectScreen),
  ),
  '/manual-funding/reissue': screen(() =>
    import('./microdeposits/reissue-screen.tsx').then((m) => m.reissueScreen),
  ),
  '/relink/selection': screen(() =>
    import('./link-account/link-account-selection-screen.tsx').then((m) => m.LinkAccountSelectionScreen),
  ),
  '/relink/selection/failed': screen(() =>
    import('./link-account/link-failed-screen.tsx').then((m) => m.linkFailedScreen),
  ),
  '/relink/manual/banking-information': screen(() =>
    import('./banking-information/banking-information-screen.tsx').then((m) => m.BankingInformationScreen),
  ),
  '/relink/manual/microdeposits': screen(() =>
    import('./microdeposits/microdeposits-screen.tsx').then((m) => m.microdepositsScreen),
  ),
  '/relink/manual/microdeposits/sent': screen(() =>
    import('./microdeposits/microdeposits-sent-screen.tsx').then((m) => m.microdepositsSentScreen),
  ),
  '/relink/manual/successful': screen(() =>
    import('./microdeposits/manual-successful-screen.tsx').then((m) => m.manualSuccessfulScreen),
  ),
  '/relink/manual/incorrect': screen(() =>
    import('./microdeposits/incorrect-screen.tsx').then((m) => m.incorrectScreen),
  ),
  '/relink/manual/reissue': screen(() =>
    import('./microdeposits/reissue-screen.tsx').then((m) => m.reissueScreen),
  ),
  '/my-account/link-bank': screen(() =>
    import('./link-account/link-account-selection-screen.tsx').then((m) => m.LinkAccountSelectionScreen),
  ),
  '/my-account/link-bank/failed': screen(() =>
    import('./link-account/link-failed-screen.tsx').then((m) => m.linkFailedScreen),
  ),
  '/my-account/link-bank/banking-information': screen(() =>
    import('./banking-information/banking-information-screen.tsx').then((m) => m.BankingInformationScreen),
  ),
  '/my-account/link-bank/microdeposits': screen(() =>
    import('./microdeposits/microdeposits-screen.tsx').then((m) => m.microdepositsScreen),
  ),
  '/my-account/link-bank/microdeposits/sent': screen(() =>
    import('./microdeposits/microdeposits-sent-screen.tsx').then((m) => m.microdepositsSentScreen),
  ),
  '/my-account/link-bank/success': screen(() =>
    import('./microdeposits/manual-successful-screen.tsx').then((m) => m.manualSuccessfulScreen),
  ),
  '/my-account/link-bank/incorrect': screen(() =>
    import('./microdeposits/incorrect-screen.tsx').then((m) => m.incorrectScreen),
  ),
  '/my-account/link-bank/reissue': screen(() =>
    import('./microdeposits/reissue-screen.tsx').then((m) => m.reissueScreen),
  ),
} satisfies Partial<Screens>
