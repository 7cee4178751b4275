import { messages as errors } from '@coffer/errors/messages'
import { messages as linkedAccount } from '@coffer/ui-kit/linked-account-messages'
import { messages as returnCodes } from '@coffer/errors/return-code-messages'
import { type Screens, screenWith } from '@coffer/router/screens'
import { messages } from './messages.ts'

const screen = screenWith(messages, linkedAccount, errors)
const screenWithReturnCodes = screenWith(messages, returnCodes, errors)

/** The screens of this feature by route; each is a separate chunk. */
export const fundingScreens = {
  '/fund-account': screen(() =>
    import('./fund-account/fund-account-screen.tsx').then((m) => m.FundAccountScreen),
  ),
  '/fund-account/disclosure': screen(() =>
    import('./disclosure/disclosure-screen.tsx').then((m) => m.DisclosureScreen),
  ),
  '/fund-account/ready-to-fund': screen(() =>
    import('./ready-to-fund/ready-to-fund-screen.tsx').then((m) => m.readyToFundScreen),
  ),
  '/fund-account/successful-fund': screen(() =>
    import('./successful-fund/successful-fund-screen.tsx').then((m) => m.successfulFundScreen),
  ),
  '/funding-returned': screenWithReturnCodes(() =>
    import('./funding-returned/funding-returned-screen.tsx').then((m) => m.FundingReturnedScreen),
  ),
} satisfies Partial<Screens>
