import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { EditEmailScreen } from './edit-email-screen.tsx'
import { EditPhoneScreen } from './edit-phone-screen.tsx'

const meta = {
  title: 'Screens/My account/Edit email and phone',
  render: () => <StoryRoute path="/my-account/edit-user-info/email" Screen={EditEmailScreen} />,
  parameters: provided(),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const phone: Story = {
  render: () => <StoryRoute path="/my-account/edit-user-info/phone" Screen={EditPhoneScreen} />,
}
const send: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('New email'), 'ada@new.example')
  await userEvent.type(canvas.getByLabelText('Current password'), 'quiet harbor morning')
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
  await canvas.findAllByRole('alert')
}

export const Email: Story = {}
export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }))
    await canvas.findAllByRole('alert')
  },
}
export const Rejected: Story = {
  parameters: provided(
    handlers.requestContactChange.fails(422, {
      errors: {
        email: ['This email has an account already.'],
        current_password: ['This is not your current password.'],
      },
    }),
  ),
  play: send,
}
export const Locked: Story = {
  parameters: provided(
    handlers.requestContactChange.fails(403, { message: 'Too many incorrect attempts. Account Locked.' }),
  ),
  play: send,
}
export const NotSent: Story = { parameters: provided(handlers.requestContactChange.breaks()), play: send }
export const Phone: Story = phone
