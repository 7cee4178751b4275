import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { invited, holderHandlers } from '../example-holder.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { EditEmailScreen } from './edit-email-screen.tsx'
import { jointEmailChanged, jointEmailUnchanged } from '../results.ts'
import { editEmailFailedScreen, editEmailSuccessScreen } from '../result-screens.tsx'

const meta = {
  title: 'Screens/Joint account/Edit email',
  component: EditEmailScreen,
  render: () => <StoryRoute path="/joint-account/edit-email" Screen={EditEmailScreen} />,
  parameters: provided(...holderHandlers(invited())),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const change: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('New email'), 'samuel@example.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Save and send invitation' }))
  await canvas.findByRole('alert')
}

export const Asked: Story = {}
export const EmailInUse: Story = {
  parameters: provided(
    handlers.changeHolderEmail.fails(422, { errors: { email: ['This email is in use already.'] } }),
    ...holderHandlers(invited()),
  ),
  play: change,
}
export const NotChanged: Story = {
  parameters: provided(handlers.changeHolderEmail.fails(500), ...holderHandlers(invited())),
  play: change,
}
export const Changed: Story = {
  render: () => <StoryRoute path="/joint-account/edit-email/success" Screen={editEmailSuccessScreen} />,
  beforeEach: () =>
    jointEmailChanged.record({
      email: 'samuel@example.com',
      expiresAt: '2026-11-21T15:00:00Z',
    }),
}
export const Refused: Story = {
  render: () => <StoryRoute path="/joint-account/edit-email/failed" Screen={editEmailFailedScreen} />,
  beforeEach: () =>
    jointEmailUnchanged.record({
      email: 'samuel@example.com',
      reason: 'too-often',
      message: null,
    }),
}
