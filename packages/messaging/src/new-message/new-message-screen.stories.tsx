import { handlers, usualHandlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { draftOf } from '@coffer/session/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { unansweredMessage } from '../compose/unanswered-message.ts'
import { NewMessageScreen } from './new-message-screen.tsx'

type Handler = ReturnType<typeof usualHandlers>[number]
const provided = (...own: readonly Handler[]) => ({ msw: { handlers: [...own, ...usualHandlers()] } })

const meta = {
  title: 'Screens/Messages/New message',
  component: NewMessageScreen,
  args: { path: '/message-center/add-new-message', search: '' },
  beforeEach: () => {
    draftOf('new-message').clear()
    unansweredMessage('new-message').forget()
  },
  render: ({ path, search }) => <StoryRoute path={path} search={search} Screen={NewMessageScreen} />,
  parameters: provided(),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox')
  },
} satisfies Meta<{
  path: '/message-center/add-new-message' | '/registration/message-center/add-new-message'
  search: string
}>
export default meta
type Story = StoryObj<typeof meta>

const letter = new File(['%PDF-1.7'.padEnd(84_000)], 'Letter from my bank.pdf', { type: 'application/pdf' })
const film = new File(['%PDF-1.7'.padEnd(11_000_000)], 'Everything I have.pdf', { type: 'application/pdf' })
const attach =
  (...files: File[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Attachments/), files)
  }

const write: Story['play'] = async ({ canvas }) => {
  await userEvent.selectOptions(await canvas.findByLabelText('Topic'), 'Linking a bank')
  await userEvent.type(canvas.getByLabelText('Subject'), 'My bank is missing')
  await userEvent.type(canvas.getByLabelText('Message'), 'I can’t find it in the list.')
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
}
const rejected: Story['play'] = async (context) => {
  await write(context)
  await context.canvas.findByRole('alert')
}

export const Empty: Story = {}
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }))
    await canvas.findByRole('alert')
  },
}
export const Sent: Story = {
  play: async (context) => {
    await write(context)
    await context.canvas.findByRole('heading', { name: 'Message sent' })
  },
}
export const DuringRegistration: Story = {
  tags: ['no-snapshot'],
  args: { path: '/registration/message-center/add-new-message' },
}
export const AboutADeposit: Story = {
  args: { search: 'topic=transfer&subject=My+deposit+of+%2450.00+on+Nov+20%2C+2026' },
}
export const WithFiles: Story = { play: attach(letter, film) }
export const NearTheLimit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Message'))
    await userEvent.paste('And so on. '.repeat(440))
    await canvas.findAllByText(/characters left/)
  },
}
export const Uploading: Story = {
  parameters: provided(handlers.sendMessage.hangs()),
  play: async (context) => {
    await attach(letter)(context)
    await write(context)
    await context.canvas.findByRole('progressbar')
  },
}
export const DeliveryUnknown: Story = {
  parameters: provided(
    handlers.sendMessage.answers(() => new Response('…', { status: 200 })),
    handlers.messages.fails(500),
  ),
  play: async (context) => {
    await write(context)
    await context.canvas.findByText('Your message may have been sent')
  },
}
export const NotDelivered: Story = {
  parameters: provided(handlers.sendMessage.answers(() => new Response('…', { status: 200 }))),
  play: async (context) => {
    await write(context)
    await context.canvas.findByText('Your message wasn’t sent')
  },
}
export const TooLarge: Story = { parameters: provided(handlers.sendMessage.fails(413)), play: rejected }
export const Forbidden: Story = { parameters: provided(handlers.sendMessage.fails(403)), play: rejected }
export const Unexpected: Story = { parameters: provided(handlers.sendMessage.fails(500)), play: rejected }
