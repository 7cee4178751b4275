import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { invited, signedUp, holderHandlers, started } from '../example-holder.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { AccountHolderScreen } from './account-holder-screen.tsx'

const meta = {
  title: 'Screens/Joint account/Holder',
  component: AccountHolderScreen,
  render: () => <StoryRoute path="/joint-account/account-holder" Screen={AccountHolderScreen} />,
  parameters: provided(...holderHandlers(invited())),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const holderParameters = (holder: Parameters<typeof holderHandlers>[0]) => provided(...holderHandlers(holder))
const invitation = { sent_at: '2026-11-20T15:00:00Z', expires_at: '2099-11-21T15:00:00Z', is_locked: false }
const resend = (seen: RegExp): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend invitation' }))
    await canvas.findByText(seen)
  }
}

export const Invited: Story = {}
export const Expired: Story = {
  parameters: holderParameters(
    invited({ invitation: { ...invitation, expires_at: '2020-01-01T00:00:00Z' } }),
  ),
}
export const Locked: Story = {
  parameters: holderParameters(invited({ invitation: { ...invitation, is_locked: true } })),
}
export const Nobody: Story = { parameters: holderParameters(null) }
export const Begun: Story = { parameters: holderParameters(started('address')) }
export const UnderReview: Story = { parameters: holderParameters(signedUp('IN_REVIEW')) }
export const Declined: Story = { parameters: holderParameters(signedUp('FAILED')) }
export const Joined: Story = { parameters: holderParameters(signedUp('PASSED')) }
export const Loading: Story = {
  parameters: provided(handlers.jointProgress.hangs()),
  play: settlesOn('status'),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.jointProgress.fails(403)),
  play: settlesOn('alert'),
}
export const NotSentAgain: Story = {
  parameters: provided(handlers.resendInvitation.fails(429), ...holderHandlers(invited())),
  play: resend(/We couldn’t resend the invitation/),
}
