import { handlers, openSession, rememberedDevice } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { SessionsScreen } from './sessions-screen.tsx'

const phone = openSession({
  uuid: 'phone',
  device_name: 'Safari on iOS',
  browser: 'Safari',
  os: 'iOS',
  is_current: false,
})

const meta = {
  title: 'Screens/My account/Sessions',
  render: () => <StoryRoute path="/my-account/sessions" Screen={SessionsScreen} />,
  parameters: provided(handlers.sessions([openSession(), phone]), handlers.devices([rememberedDevice()])),
  play: settlesOn('region'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const ThisOneOnly: Story = { parameters: provided(handlers.sessions()) }
export const EverywhereDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere' }))
    await canvas.findAllByRole('dialog')
  },
}
export const EndRejected: Story = {
  parameters: provided(
    handlers.sessions([openSession(), phone]),
    handlers.endSession.fails(403, { message: 'Not now.' }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End the session on Safari on iOS' }))
    await canvas.findAllByRole('alert')
  },
}
export const NotLoaded: Story = {
  parameters: provided(handlers.sessions.fails(500)),
  play: settlesOn('alert'),
}
