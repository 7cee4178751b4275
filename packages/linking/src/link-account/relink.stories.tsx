import { approvedApplication, handlers, linkedAccount, transaction } from '@coffer/api-client/fakes'
import type { RoutePath } from '@coffer/router/routes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ScreenModule } from '@coffer/router/screens'
import { BankingInformationScreen } from '../banking-information/banking-information-screen.tsx'
import { pendingAccount } from '../example-accounts.ts'
import { IncorrectScreen } from '../microdeposits/incorrect-screen.tsx'
import { ManualSuccessfulScreen } from '../microdeposits/manual-successful-screen.tsx'
import { MicrodepositsScreen } from '../microdeposits/microdeposits-screen.tsx'
import { MicrodepositsSentScreen } from '../microdeposits/microdeposits-sent-screen.tsx'
import { ReissueScreen } from '../microdeposits/reissue-screen.tsx'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { LinkAccountSelectionScreen } from './link-account-selection-screen.tsx'
import { linkFailedScreen } from './link-failed-screen.tsx'
import { linkingFailed, microdepositsIncorrect } from '../results.ts'

const locked = linkedAccount({ uuid: 'old', status: 'LOCKED', mask: '1111' })

const meta = {
  title: 'Screens/Linking/Link again',
  parameters: provided(...approvedApplication('completed', [locked])),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const atRoute = (path: RoutePath, Screen: ScreenModule): Story => ({
  render: () => <StoryRoute path={path} Screen={Screen} />,
})
const selection = atRoute('/relink/selection', LinkAccountSelectionScreen)
const withAccounts = (...accounts: ReturnType<typeof linkedAccount>[]) =>
  provided(...approvedApplication('completed', accounts))
const waiting = withAccounts(pendingAccount({ verify_attempts_left: 2, reissues_left: 1 }), locked)

export const AccountLocked: Story = { ...selection }
export const TransferReturned: Story = {
  ...selection,
  parameters: provided(
    ...approvedApplication('completed', [locked]),
    handlers.transactions([transaction({ status: 'Returned', return_code: 'R01' })]),
  ),
}
export const LinkExpired: Story = {
  ...selection,
  parameters: withAccounts(linkedAccount({ status: 'FAILED', mask: '1111' })),
}
export const NothingLinked: Story = { ...selection, parameters: withAccounts() }
export const UnderWay: Story = { ...selection, parameters: waiting }
export const Failed: Story = {
  tags: ['no-snapshot'],
  ...atRoute('/relink/selection/failed', linkFailedScreen),
  beforeEach: () => {
    linkingFailed.record({ reason: 'bank' })
  },
}
export const BankDetails: Story = atRoute('/relink/manual/banking-information', BankingInformationScreen)
export const Sent: Story = {
  ...atRoute('/relink/manual/microdeposits/sent', MicrodepositsSentScreen),
  parameters: waiting,
}
export const Amounts: Story = {
  ...atRoute('/relink/manual/microdeposits', MicrodepositsScreen),
  parameters: waiting,
}
export const Incorrect: Story = {
  tags: ['no-snapshot'],
  ...atRoute('/relink/manual/incorrect', IncorrectScreen),
  parameters: waiting,
  beforeEach: () => {
    microdepositsIncorrect.record({ attemptsLeft: 2 })
  },
}
export const Reissue: Story = { ...atRoute('/relink/manual/reissue', ReissueScreen), parameters: waiting }
export const Verified: Story = {
  ...atRoute('/relink/manual/successful', ManualSuccessfulScreen),
  parameters: withAccounts(linkedAccount({ source_type: 'MANUAL' }), locked),
}
