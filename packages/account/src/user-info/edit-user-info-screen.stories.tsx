import { handlers, user } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { EditUserInfoScreen } from './edit-user-info-screen.tsx'

const meta = {
  title: 'Screens/My account/User information',
  component: EditUserInfoScreen,
  render: () => <StoryRoute path="/my-account/edit-user-info" Screen={EditUserInfoScreen} />,
  parameters: provided(),
  play: settlesOn('region'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const password: Story = {
  render: () => (
    <StoryRoute path="/my-account/edit-user-info" search="change=password" Screen={EditUserInfoScreen} />
  ),
  play: settlesOn('heading', { level: 1 }),
}
const send =
  (next: string): Play =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'quiet harbor morning')
    await userEvent.type(canvas.getByLabelText('New password'), next)
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await canvas.findAllByRole('alert')
  }

export const Choose: Story = {}
export const WithoutAPhone: Story = { parameters: provided(handlers.user(user({ phone: null }))) }
export const NotLoaded: Story = {
  parameters: provided(handlers.user.fails(500)),
  play: settlesOn('alert'),
}
export const Password: Story = password
export const PasswordTooShort: Story = { ...password, play: send('short') }
export const PasswordNotTheCurrent: Story = {
  ...password,
  parameters: provided(
    handlers.saveStep.fails(422, { errors: { current_password: ['This is not your current password.'] } }),
  ),
  play: send('another quiet morning'),
}
export const PasswordRejected: Story = {
  ...password,
  parameters: provided(handlers.saveStep.fails(403, { message: 'Not now.' })),
  play: send('another quiet morning'),
}
export const PasswordOutcomeUnknown: Story = {
  ...password,
  parameters: provided(handlers.saveStep.breaks()),
  play: send('another quiet morning'),
}
