import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { DocumentsScreen } from './documents-screen.tsx'

const meta = {
  title: 'Screens/Documents/Overview',
  component: DocumentsScreen,
  render: () => <StoryRoute path="/dashboard/documents" Screen={DocumentsScreen} />,
  parameters: provided(),
  play: settlesOn('button'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Hub: Story = {}
export const NoStatementYet: Story = {
  parameters: provided(handlers.statements([])),
  play: settlesOn('heading', { level: 2 }),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.statements.fails(500)),
  play: settlesOn('alert'),
}
export const Loading: Story = {
  parameters: provided(handlers.statements.hangs()),
  play: settlesOn('status'),
}
