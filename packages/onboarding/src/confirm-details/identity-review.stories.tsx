import { ApiError, emptyDetails } from '@coffer/api-client/transport'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { IdentityReview } from './identity-review.tsx'

const lost = new ApiError('GET /request/{requestId}', {
  ...emptyDetails,
  kind: 'unexpected',
  status: 500,
  invocationId: '0b6a1c1e-6a52-4a53-9d0b-3f7f4f3f9a10',
})

const meta = {
  title: 'Screens/Registration/Identity check',
  component: IdentityReview,
  args: { review: { status: 'following' }, onFollow: fn() },
  render: (args) => (
    <StoryRoute path="/registration/confirm-details" Screen={() => <IdentityReview {...args} />} />
  ),
  parameters: provided(),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta<typeof IdentityReview>
export default meta
type Story = StoryObj<typeof meta>

export const Going: Story = {}
export const TimedOut: Story = { args: { review: { status: 'late', requestId: 'r' } } }
export const LostSight: Story = { args: { review: { status: 'lost', requestId: 'r', error: lost } } }
