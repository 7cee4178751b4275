import { handlers, usualHandlers } from '@coffer/api-client/faking'
import { StoryRoute } from '@coffer/router/story'
import { draftOf } from '@coffer/session/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { NewMessageScreen } from './new-message-screen.tsx'

const meta = {
  title: 'Messages/New message',
  component: NewMessageScreen,
  beforeEach: () => draftOf('new-message').clear(),
  render: () => <StoryRoute path="/message-center/add-new-message" Screen={NewMessageScreen} />,
  parameters: { msw: { handlers: usualHandlers() } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox')
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const write: Story['play'] = async ({ canvas }) => {
  await userEvent.selectOptions(await canvas.findByLabelText('Topic'), 'Linking a bank')
  await userEvent.type(canvas.getByLabelText('Subject'), 'My bank is missing')
  await userEvent.type(canvas.getByLabelText('Message'), 'I can’t find it in the list.')
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
}
const refused: Story['play'] = async (context) => {
  await write(context)
  await context.canvas.findByRole('alert')
}

export const Empty: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
export const InSpanish: Story = { globals: { language: 'es' } }
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }))
    await canvas.findByRole('alert')
  },
}
export const Sent: Story = {
  play: async (context) => {
    await write(context)
    await context.canvas.findByRole('heading', { name: 'Your message is on its way' })
  },
}
export const Offline: Story = {
  parameters: { msw: { handlers: [handlers.sendMessage.breaks(), ...usualHandlers()] } },
  play: refused,
}
export const Forbidden: Story = {
  parameters: { msw: { handlers: [handlers.sendMessage.fails(403), ...usualHandlers()] } },
  play: refused,
}
export const Unexpected: Story = {
  parameters: { msw: { handlers: [handlers.sendMessage.fails(500), ...usualHandlers()] } },
  play: refused,
}
