import { approvedApplication } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { linkFailedScreen } from './link-failed-screen.tsx'
import { linkingFailed } from '../results.ts'

const because = (reason: string) => () => {
  linkingFailed.record({ reason })
}

const meta = {
  title: 'Screens/Linking/Linking failed',
  render: () => <StoryRoute path="/registration/link-account-selection/failed" Screen={linkFailedScreen} />,
  parameters: provided(...approvedApplication('confirmed')),
  beforeEach: because('credentials'),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const WrongLogin: Story = {}
export const ProofMissing: Story = { beforeEach: because('verification') }
export const BankAway: Story = { beforeEach: because('bank') }
export const NoUsableAccount: Story = { beforeEach: because('refused') }
export const Unknown: Story = { beforeEach: because('unknown') }
