import { filledFields, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { progressHandlers, unconfirmed } from '../example-progress.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { ConfirmDetailsScreen } from './confirm-details-screen.tsx'

const filled = progressHandlers(unconfirmed('employer', filledFields()))

const meta = {
  title: 'Screens/Registration/Confirm details',
  component: ConfirmDetailsScreen,
  render: () => <StoryRoute path="/registration/confirm-details" Screen={ConfirmDetailsScreen} />,
  parameters: provided(...filled),
  play: settlesOn('checkbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const send: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Under penalty of perjury/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }))
}

export const Review: Story = {}
export const NotCertified: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit application' }))
    await canvas.findByRole('alert')
  },
}
export const NotAccepted: Story = {
  parameters: provided(
    handlers.confirmDetails.fails(422, { message: 'Your address is incomplete.' }),
    ...filled,
  ),
  play: async (context) => {
    await send(context)
    await context.canvas.findByRole('alert')
  },
}
export const ChangedElsewhere: Story = {
  parameters: provided(handlers.confirmDetails.fails(409, { message: 'changed_elsewhere' }), ...filled),
  play: async (context) => {
    await send(context)
    await context.canvas.findByText('Your application was updated somewhere else')
  },
}
export const OutcomeUnknown: Story = {
  parameters: provided(handlers.confirmDetails.breaks(), handlers.depositor.fails(403), ...filled),
  play: async (context) => {
    await send(context)
    await context.canvas.findByText('We couldn’t confirm this went through')
  },
}
