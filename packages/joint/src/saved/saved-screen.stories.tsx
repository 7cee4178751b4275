import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { duplicateNotificationScreen } from '../duplicate-notification/duplicate-notification-screen.tsx'
import { invited, signedUp, holderHandlers, started } from '../example-holder.ts'
import { ResumeScreen } from '../resume/resume-screen.tsx'
import { ReviewingAccountScreen } from '../reviewing-account/reviewing-account-screen.tsx'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { SavedScreen } from './saved-screen.tsx'
import { jointInvited } from '../results.ts'
import { successScreen } from '../result-screens.tsx'

const meta = {
  title: 'Screens/Joint account/Results',
  component: SavedScreen,
  render: () => <StoryRoute path="/joint-account/saved" Screen={SavedScreen} />,
  parameters: provided(...holderHandlers(started('basic'))),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {}
export const Resume: Story = {
  render: () => <StoryRoute path="/joint-account/resume" Screen={ResumeScreen} />,
}
export const InvitationSent: Story = {
  render: () => <StoryRoute path="/joint-account/success" Screen={successScreen} />,
  parameters: provided(...holderHandlers(invited())),
  beforeEach: () => jointInvited.record({ email: 'sam@example.com', expiresAt: '2026-11-21T15:00:00Z' }),
}
export const DuplicateNumber: Story = {
  render: () => (
    <StoryRoute path="/joint-account/duplicate-notification" Screen={duplicateNotificationScreen} />
  ),
}
export const Reviewing: Story = {
  render: () => <StoryRoute path="/joint-account/reviewing-account" Screen={ReviewingAccountScreen} />,
  parameters: provided(...holderHandlers(signedUp('IN_REVIEW'))),
}
export const ReviewingAsksTheHolder: Story = {
  ...Reviewing,
  parameters: provided(...holderHandlers(signedUp('FLAGGED'))),
}
