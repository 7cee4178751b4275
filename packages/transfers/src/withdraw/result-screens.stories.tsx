import { linkedAccount } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { accountClosingScreen } from '../close-account/account-closing-screen.tsx'
import { fridayMorning, withAccounts } from '../example-money.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { withdrawalSuccessScreen } from './withdrawal-success-screen.tsx'
import { accountClosing, withdrawalSubmitted } from '../results.ts'

const accepted = { linkedAccountId: linkedAccount().uuid, requestId: 'accepted', acceptedAt: fridayMorning }

const withdrawn = (isChecked: boolean) => () => {
  withdrawalSubmitted.record({ ...accepted, amount: 500_00, isChecked })
}
const closing = () => {
  accountClosing.record({ ...accepted, isChecked: true })
}

const meta = {
  title: 'Screens/Transfers/Withdrawal submitted',
  render: () => <StoryRoute path="/withdraw/success" Screen={withdrawalSuccessScreen} />,
  parameters: provided(...withAccounts()),
  beforeEach: withdrawn(true),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const closed: Story = {
  render: () => <StoryRoute path="/withdraw/close-success" Screen={accountClosingScreen} />,
  beforeEach: closing,
}

export const OnItsWay: Story = {}
export const StillBeingChecked: Story = { beforeEach: withdrawn(false) }
export const AccountClosing: Story = closed
