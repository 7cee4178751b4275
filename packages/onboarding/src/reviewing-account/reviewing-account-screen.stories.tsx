import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviewed, progressHandlers, unconfirmed } from '../example-progress.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { ReviewingAccountScreen } from './reviewing-account-screen.tsx'

const meta = {
  title: 'Screens/Registration/Reviewing your application',
  component: ReviewingAccountScreen,
  render: () => <StoryRoute path="/registration/reviewing-account" Screen={ReviewingAccountScreen} />,
  parameters: provided(...progressHandlers(reviewed('IN_REVIEW'))),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const MoreIsNeeded: Story = {
  parameters: provided(...progressHandlers(reviewed('IN_REVIEW', { missing_documents: ['identity'] }))),
}
export const CheckStillRunning: Story = {
  parameters: provided(...progressHandlers(unconfirmed('confirmed'))),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.progress.fails(500)),
  play: settlesOn('alert'),
}
