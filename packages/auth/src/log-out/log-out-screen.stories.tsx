import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { completeMfa } from '@coffer/session/session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { asVisitor } from '../story-frame.tsx'
import { LogOutScreen } from './log-out-screen.tsx'

const meta = {
  title: 'Screens/Log in/Log out',
  component: LogOutScreen,
  render: () => <StoryRoute path="/logout" Screen={LogOutScreen} />,
  parameters: provided(handlers.logout.hangs()),
  beforeEach: () => {
    asVisitor()
    completeMfa({ token: 'final', sessionId: 'session', relink: false, tokenDuration: 900 })
  },
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Opened by another page. */
export const Confirmation: Story = {}

/** Navigates to the log-in page after at most two seconds, before a slow capture would finish. */
export const LoggingOut: Story = {
  tags: ['no-snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }))
    await canvas.findByRole('heading', { name: 'Logging you out' })
  },
}
