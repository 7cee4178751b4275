import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { holderHandlers, started } from '../example-holder.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { JointAccountScreen } from './joint-account-screen.tsx'

const meta = {
  title: 'Screens/Joint account/What it means',
  component: JointAccountScreen,
  render: () => <StoryRoute path="/joint-account" Screen={JointAccountScreen} />,
  parameters: provided(...holderHandlers(null)),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NobodyAsked: Story = {}
export const Begun: Story = { parameters: provided(...holderHandlers(started('basic'))) }
export const NotLoaded: Story = {
  parameters: provided(handlers.jointProgress.fails(500)),
  play: settlesOn('alert'),
}
