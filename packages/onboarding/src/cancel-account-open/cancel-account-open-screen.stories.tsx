import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { reviewed, progressHandlers, unconfirmed } from '../example-progress.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { CancelAccountOpenScreen } from './cancel-account-open-screen.tsx'

const inProgress = progressHandlers(unconfirmed('employer'))

const meta = {
  title: 'Screens/Registration/Cancel application',
  component: CancelAccountOpenScreen,
  render: () => <StoryRoute path="/registration/cancel-account-open" Screen={CancelAccountOpenScreen} />,
  parameters: provided(...inProgress),
  play: settlesOn('link'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const cancel =
  (seen: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel application' }))
    await canvas.findByText(seen)
  }

export const Asked: Story = {}
export const BankLinked: Story = {
  tags: ['no-snapshot'],
  parameters: provided(...progressHandlers(reviewed('PASSED', { registration_last_step: 'verified' }))),
}
export const UnderWay: Story = {
  parameters: provided(handlers.cancelApplication.hangs(), ...inProgress),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel application' }))
  },
}
export const TooLate: Story = {
  parameters: provided(handlers.cancelApplication.fails(403), ...inProgress),
  play: cancel(/It’s too late to cancel/),
}
export const AnswerLost: Story = {
  parameters: provided(handlers.cancelApplication.breaks(), ...inProgress),
  play: cancel(/We couldn’t confirm the cancellation/),
}
export const NotCancelled: Story = {
  parameters: provided(handlers.cancelApplication.fails(429), ...inProgress),
  play: cancel(/^We couldn’t cancel your application/),
}
