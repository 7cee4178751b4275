import { approvedApplication } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { linkFailedScreen } from './link-failed-screen.tsx'
import { linkingFailed } from '../results.ts'

const withReason = (reason: string) => () => {
  linkingFailed.record({ reason })
}

const meta = {
  title: 'Screens/Linking/Linking failed',
  render: () => <StoryRoute path="/registration/link-account-selection/failed" Screen={linkFailedScreen} />,
  parameters: provided(...approvedApplication('confirmed')),
  beforeEach: withReason('credentials'),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const WrongLogin: Story = {}
export const ProofMissing: Story = { beforeEach: withReason('verification') }
export const BankAway: Story = { beforeEach: withReason('bank') }
export const NoUsableAccount: Story = { beforeEach: withReason('refused') }
export const Unknown: Story = { beforeEach: withReason('unknown') }
