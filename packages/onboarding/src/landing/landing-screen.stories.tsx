import { filledFields, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { progressHandlers, unconfirmed } from '../example-progress.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { LandingScreen } from './landing-screen.tsx'

const meta = {
  title: 'Screens/Registration/Before you begin',
  component: LandingScreen,
  render: () => <StoryRoute path="/registration/landing" Screen={LandingScreen} />,
  parameters: provided(...progressHandlers(unconfirmed('none'))),
  play: settlesOn('link'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}
export const Begun: Story = {
  parameters: provided(...progressHandlers(unconfirmed('address', filledFields()))),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.depositor.fails(403)),
  play: settlesOn('alert'),
}
