import { handlers } from '@coffer/api-client/faking'
import { StoryRoute } from '@coffer/router/story'
import { completeMfa } from '@coffer/session/session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { asVisitor } from '../story-frame.tsx'
import { EntryScreen } from './entry-screen.tsx'

const meta = {
  title: 'Front door/Entry',
  component: EntryScreen,
  render: () => <StoryRoute path="/login/entry" Screen={EntryScreen} />,
  parameters: provided(handlers.progress.hangs(), handlers.depositor.hangs()),
  beforeEach: () => {
    asVisitor()
    completeMfa({ token: 'final', sessionId: 'session', relink: false, tokenDuration: 900 })
  },
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = {}
export const Failed: Story = {
  parameters: provided(handlers.progress.fails(500), handlers.depositor.fails(500)),
  play: settlesOn('alert'),
}
