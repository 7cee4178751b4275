import { provided, settlesOn } from '@coffer/router/story-provider'
import { StoryRoute } from '@coffer/router/story'
import { clearLogoutReason } from '@coffer/session/logout-reason'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogInPage } from './log-in-page.tsx'
import { LogInScreen } from './log-in-screen.tsx'

const meta = {
  title: 'Screens/Log in/Log-in page',
  component: LogInPage,
  args: { onLoggedIn: () => undefined },
  parameters: { layout: 'fullscreen', ...provided() },
  beforeEach: () => {
    clearLogoutReason()
  },
  play: settlesOn('textbox'),
} satisfies Meta<typeof LogInPage>
export default meta
type Story = StoryObj<typeof meta>

export const Prerendered: Story = {}
export const AtTheRoot: Story = { render: () => <StoryRoute path="/" Screen={LogInScreen} /> }
export const FromALink: Story = {
  tags: ['no-snapshot'],
  render: () => <StoryRoute path="/login" Screen={LogInScreen} />,
}
