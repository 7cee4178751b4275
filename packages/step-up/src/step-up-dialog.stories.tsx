import { handlers, user } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { StepUpDialog } from './step-up-dialog.tsx'

const Open = () => <StepUpDialog isOpen onClose={() => {}} onConfirmed={() => {}} />

const meta = {
  title: 'Components/Application/Step-up dialog',
  component: StepUpDialog,
  render: () => <StoryRoute path="/my-account" Screen={Open} />,
  parameters: provided(),
  play: settlesOn('radio'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const args = { isOpen: true, onClose: () => {}, onConfirmed: () => {} }

export const TextOrEmail: Story = { args }
export const EmailOnly: Story = { args, parameters: provided(handlers.user(user({ phone: null }))) }
export const Code: Story = {
  args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the code' }))
    await canvas.findByLabelText('One-time code')
  },
}
export const NotSent: Story = {
  args,
  parameters: provided(handlers.selectMfa.fails(429, { message: 'Too many attempts.' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the code' }))
    await canvas.findAllByRole('alert')
  },
}
