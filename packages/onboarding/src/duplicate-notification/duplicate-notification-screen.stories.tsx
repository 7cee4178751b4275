import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviewed, progressHandlers, unconfirmed } from '../example-progress.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { duplicateNotificationScreen } from './duplicate-notification-screen.tsx'

const meta = {
  title: 'Screens/Registration/Already registered',
  render: () => (
    <StoryRoute path="/registration/duplicate-notification" Screen={duplicateNotificationScreen} />
  ),
  parameters: provided(...progressHandlers(unconfirmed('none'))),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const AlreadyRegistered: Story = {}
export const AfterSending: Story = { parameters: provided(...progressHandlers(reviewed('PASSED'))) }
