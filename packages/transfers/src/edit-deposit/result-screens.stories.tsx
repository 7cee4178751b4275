import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { depositCancelled, depositRescheduled } from '../results.ts'
import { depositCancelledScreen, depositRescheduledScreen } from './result-screens.tsx'

const cancelled = (isRepeating: boolean) => () => {
  depositCancelled.record({ amount: 250_00, scheduledFor: '2026-12-01', isRepeating })
}
const rescheduled = () => {
  depositRescheduled.record({
    amount: 300_00,
    frequency: 'monthly',
    startDate: '2026-12-12',
    endDate: '2027-12-12',
  })
}

const meta = {
  title: 'Screens/Transfers/Deposit changed',
  render: () => <StoryRoute path="/deposit/cancel-success" Screen={depositCancelledScreen} />,
  parameters: provided(),
  beforeEach: cancelled(false),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const changed: Story = {
  render: () => <StoryRoute path="/deposit/reschedule-success" Screen={depositRescheduledScreen} />,
  beforeEach: rescheduled,
}

export const Cancelled: Story = {}
export const CancelledForGood: Story = { beforeEach: cancelled(true) }
export const Rescheduled: Story = changed
