import { approvedApplication, linkedAccount } from '@coffer/api-client/fakes'
import type { RoutePath } from '@coffer/router/routes'
import type { ScreenModule } from '@coffer/router/screens'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BankingInformationScreen } from '../banking-information/banking-information-screen.tsx'
import { pendingAccount } from '../example-accounts.ts'
import { IncorrectScreen } from '../microdeposits/incorrect-screen.tsx'
import { ManualSuccessfulScreen } from '../microdeposits/manual-successful-screen.tsx'
import { MicrodepositsScreen } from '../microdeposits/microdeposits-screen.tsx'
import { MicrodepositsSentScreen } from '../microdeposits/microdeposits-sent-screen.tsx'
import { ReissueScreen } from '../microdeposits/reissue-screen.tsx'
import { bankLinked, linkingFailed, microdepositsIncorrect } from '../results.ts'
import { LinkAccountSelectionScreen } from './link-account-selection-screen.tsx'
import { linkFailedScreen } from './link-failed-screen.tsx'

const first = linkedAccount()
const second = linkedAccount({ uuid: 'second', institution: 'Summit Credit Union', mask: '1111' })
const withAccounts = (...accounts: ReturnType<typeof linkedAccount>[]) =>
  provided(...approvedApplication('completed', accounts))
const waiting = withAccounts(pendingAccount({ verify_attempts_left: 2, reissues_left: 1 }), second)

const meta = {
  title: 'Screens/Linking/Another bank',
  parameters: withAccounts(first),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const atRoute = (path: RoutePath, Screen: ScreenModule): Story => ({
  render: () => <StoryRoute path={path} Screen={Screen} />,
})
const selection = atRoute('/my-account/link-bank', LinkAccountSelectionScreen)

export const Choice: Story = { ...selection }
export const FiveLinked: Story = {
  tags: ['no-snapshot'],
  ...selection,
  parameters: withAccounts(
    first,
    second,
    ...['2222', '3333', '4444'].map((mask) => linkedAccount({ uuid: mask, mask })),
  ),
}
export const Failed: Story = {
  tags: ['no-snapshot'],
  ...atRoute('/my-account/link-bank/failed', linkFailedScreen),
  beforeEach: () => {
    linkingFailed.record({ reason: 'bank' })
  },
}
export const BankDetails: Story = {
  tags: ['no-snapshot'],
  ...atRoute('/my-account/link-bank/banking-information', BankingInformationScreen),
}
export const Sent: Story = {
  tags: ['no-snapshot'],
  ...atRoute('/my-account/link-bank/microdeposits/sent', MicrodepositsSentScreen),
  parameters: waiting,
}
export const Amounts: Story = {
  tags: ['no-snapshot'],
  ...atRoute('/my-account/link-bank/microdeposits', MicrodepositsScreen),
  parameters: waiting,
}
export const Incorrect: Story = {
  tags: ['no-snapshot'],
  ...atRoute('/my-account/link-bank/incorrect', IncorrectScreen),
  parameters: waiting,
  beforeEach: () => {
    microdepositsIncorrect.record({ attemptsLeft: 2 })
  },
}
export const Reissue: Story = {
  tags: ['no-snapshot'],
  ...atRoute('/my-account/link-bank/reissue', ReissueScreen),
  parameters: waiting,
}
export const Linked: Story = {
  ...atRoute('/my-account/link-bank/success', ManualSuccessfulScreen),
  parameters: withAccounts(second, first),
  beforeEach: () => {
    bankLinked.record({ linkedAccountId: 'second' })
  },
}
