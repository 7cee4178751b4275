import { handlers, message } from '@coffer/api-client/fakes'
import { messageLimits } from '@coffer/domain/limits'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import { onPhone, provided } from '@coffer/router/story-provider'
import { draftOf } from '@coffer/session/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { conversation, disputed, news, report, schedule } from '../example-messages.ts'
import { MessageCenterScreen } from './message-center-screen.tsx'
import { replyFormName } from './reply-form.tsx'

const meta = {
  title: 'Screens/Messages/Message center',
  component: MessageCenterScreen,
  args: { search: '', path: '/message-center' },
  beforeEach: () => draftOf(replyFormName('transfer')).clear(),
  render: ({ path, search }) => <StoryRoute path={path} search={search} Screen={MessageCenterScreen} />,
  parameters: provided(handlers.messages(conversation)),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^Conversa/ })
  },
} satisfies Meta<{ search: string; path: '/message-center' | '/registration/message-center' }>
export default meta
type Story = StoryObj<typeof meta>

const opened = { search: 'thread=transfer' }
const settled: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('article')
}
const refused: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('alert')
}

export const AllConversations: Story = {}
export const DuringRegistration: Story = { args: { path: '/registration/message-center' } }
export const OneOpened: Story = { args: opened, play: settled }
export const AboutATransaction: Story = {
  args: { search: 'thread=report' },
  render: ({ path, search }) => (
    <WithCapability capability="cases">
      <StoryRoute path={path} search={search} Screen={MessageCenterScreen} />
    </WithCapability>
  ),
  parameters: provided(handlers.messages([report]), handlers.transactions([disputed])),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Deposit from First Meadow Bank' })
  },
}
export const Replying: Story = {
  args: opened,
  play: async (context) => {
    await settled(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Reply' }))
    await userEvent.type(context.canvas.getByLabelText('Your reply'), 'Thank you.')
  },
}
export const NotMarkedAsRead: Story = {
  args: opened,
  parameters: provided(handlers.viewMessage.fails(403), handlers.messages(conversation)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^We couldn’t mark this as read/)
  },
}
export const NothingYet: Story = {
  parameters: provided(handlers.messages([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
  },
}
/** A subject of the maximum length, a body and a file name, each without a space. */
const unbroken = message({
  ...news,
  subject: 'W'.repeat(messageLimits.subject),
  body: `https://${'a'.repeat(400)}.example`,
  attachments: [{ ...schedule, name: `${'20261120-153012'.repeat(8)}.pdf` }],
})
const longWords: Story = { globals: onPhone, parameters: provided(handlers.messages([unbroken])) }
/** Checks that texts fit in a frame, which may clip overflow without widening the page. */
async function fitsIn(frame: HTMLElement, texts: readonly HTMLElement[]): Promise<void> {
  const { left, right } = frame.getBoundingClientRect()
  for (const text of texts) {
    const box = text.getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(left)
    await expect(box.right).toBeLessThanOrEqual(right)
  }
}
export const LongWords: Story = {
  ...longWords,
  args: { search: 'thread=welcome' },
  play: async (context) => {
    await settled(context)
    const { canvas } = context
    const frame = canvas.getByRole('region', { name: unbroken.subject })
    await fitsIn(frame, [
      within(frame).getByRole('heading', { name: unbroken.subject }),
      within(frame).getByText(unbroken.body),
      within(frame).getByText(/^20261120/),
    ])
  },
}
export const LongWordsInTheList: Story = {
  ...longWords,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: /^Conversa/ })
    await fitsIn(list, [
      within(list).getByRole('link', { name: unbroken.subject }),
      within(list).getByText(unbroken.body),
    ])
  },
}
export const Forbidden: Story = { parameters: provided(handlers.messages.fails(403)), play: refused }
export const Offline: Story = { parameters: provided(handlers.messages.breaks()), play: refused }
export const NotLoaded: Story = { parameters: provided(handlers.messages.fails(500)), play: refused }
export const Loading: Story = {
  parameters: provided(handlers.messages.hangs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
  },
}
