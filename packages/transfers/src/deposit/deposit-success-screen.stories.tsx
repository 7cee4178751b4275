import { linkedAccount } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { ResultValue } from '@coffer/session/result'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fridayMorning, withAccounts } from '../example-money.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { depositSuccessScreen } from './deposit-success-screen.tsx'
import { depositSubmitted } from '../results.ts'

const endedIn =
  (part: Partial<ResultValue<typeof depositSubmitted>> = {}) =>
  () => {
    depositSubmitted.record({
      linkedAccountId: linkedAccount().uuid,
      amount: 500_00,
      frequency: 'once',
      startDate: null,
      endDate: null,
      requestId: 'accepted',
      acceptedAt: fridayMorning,
      isChecked: true,
      ...part,
    })
  }
const monthly = { frequency: 'monthly', startDate: '2026-12-26' } as const

const meta = {
  title: 'Screens/Transfers/Deposit submitted',
  render: () => <StoryRoute path="/deposit/success" Screen={depositSuccessScreen} />,
  parameters: provided(...withAccounts()),
  beforeEach: endedIn(),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {}
export const Scheduled: Story = { beforeEach: endedIn({ startDate: '2026-12-01' }) }
export const Repeating: Story = { beforeEach: endedIn(monthly) }
export const StillBeingChecked: Story = { beforeEach: endedIn({ isChecked: false }) }
