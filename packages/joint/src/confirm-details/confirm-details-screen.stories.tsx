import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { holderHandlers, started } from '../example-holder.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { ConfirmDetailsScreen } from './confirm-details-screen.tsx'

const complete = holderHandlers(started('employer'))

const meta = {
  title: 'Screens/Joint account/Confirm details',
  component: ConfirmDetailsScreen,
  render: () => <StoryRoute path="/joint-account/confirm-details" Screen={ConfirmDetailsScreen} />,
  parameters: provided(...complete),
  play: settlesOn('checkbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const send: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('checkbox'))
  await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }))
}

export const Review: Story = {}
export const NotCertified: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }))
    await canvas.findByRole('alert')
  },
}
export const Sending: Story = {
  tags: ['no-snapshot'],
  parameters: provided(handlers.saveHolder.hangs(), ...complete),
  play: send,
}
export const NotSent: Story = {
  parameters: provided(handlers.saveHolder.fails(429), ...complete),
  play: async (context) => {
    await send(context)
    await context.canvas.findByText('We couldn’t send the invitation')
  },
}
export const ChangedElsewhere: Story = {
  parameters: provided(handlers.saveHolder.fails(409, { message: 'changed_elsewhere' }), ...complete),
  play: async (context) => {
    await send(context)
    await context.canvas.findByText('This application was updated somewhere else')
  },
}
export const OutcomeUnknown: Story = {
  tags: ['no-snapshot'],
  parameters: provided(
    handlers.saveHolder.breaks(),
    handlers.jointProgress.answers(answersOnce()),
    ...complete,
  ),
  play: async (context) => {
    await send(context)
    await context.canvas.findByText('We couldn’t confirm this went through')
  },
}

/** Responds to the first request only. */
function answersOnce(): () => Response {
  let isAnswered = false
  return () => {
    if (isAnswered) return Response.error()
    isAnswered = true
    return Response.json({
      code: 200,
      success: true,
      message: null,
      errors: null,
      completed_at: null,
      invocation_id: 'story',
      data: started('employer'),
    })
  }
}
