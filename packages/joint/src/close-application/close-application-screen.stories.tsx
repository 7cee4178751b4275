import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { invited, holderHandlers, started } from '../example-holder.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { CloseApplicationScreen } from './close-application-screen.tsx'

const meta = {
  title: 'Screens/Joint account/Cancel application',
  component: CloseApplicationScreen,
  render: () => <StoryRoute path="/joint-account/close-application" Screen={CloseApplicationScreen} />,
  parameters: provided(...holderHandlers(started('basic'))),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const close =
  (seen: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel application' }))
    await canvas.findByText(seen)
  }

export const Begun: Story = {}
export const Invited: Story = { parameters: provided(...holderHandlers(invited())) }
export const TooLate: Story = {
  parameters: provided(handlers.closeHolderApplication.fails(403), ...holderHandlers(invited())),
  play: close(/It’s too late to cancel/),
}
export const NotClosed: Story = {
  parameters: provided(handlers.closeHolderApplication.fails(429), ...holderHandlers(invited())),
  play: close(/We couldn’t cancel the application/),
}
