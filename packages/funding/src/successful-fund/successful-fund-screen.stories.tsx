import { funded, handlers, transaction } from '@coffer/api-client/fakes'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import { fundSuccess } from '@coffer/router/access-results'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { successfulFundScreen } from './successful-fund-screen.tsx'

const { request_id } = funded()

const meta = {
  title: 'Screens/Funding/Funded',
  render: () => <StoryRoute path="/fund-account/successful-fund" Screen={successfulFundScreen} />,
  parameters: provided(
    handlers.transactions([
      transaction({ request_id, status: 'Initiated', date_created: '2026-11-20T15:00:00Z' }),
    ]),
  ),
  beforeEach: () => {
    fundSuccess.record({ amount: 50_000, requestId: request_id })
  },
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {}
export const WithAutomaticSaving: Story = {
  render: () => (
    <WithCapability capability="automatic_saving">
      <StoryRoute path="/fund-account/successful-fund" Screen={successfulFundScreen} />
    </WithCapability>
  ),
}
