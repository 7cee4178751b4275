import { alert, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { AlertsScreen } from './alerts-screen.tsx'

const some = [
  alert({ uuid: 'new' }),
  alert({
    uuid: 'returned',
    title: 'A transfer was returned',
    body: 'Your bank sent a transfer back, and we took the amount out of your balance. See why in Transactions.',
    created_at: '2026-11-12T13:30:00Z',
  }),
  alert({
    uuid: 'read',
    title: 'Your statement for October is ready',
    body: 'You find it under Documents.',
    created_at: '2026-11-01T13:30:00Z',
    read_at: '2026-11-02T13:30:00Z',
  }),
]

const meta = {
  title: 'Screens/Dashboard/Alerts',
  component: AlertsScreen,
  render: () => <StoryRoute path="/dashboard/alerts" Screen={AlertsScreen} />,
  parameters: provided(handlers.alerts(some)),
  play: settlesOn('listitem'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const AllRead: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }))
    await canvas.findByText('You’re all caught up')
  },
}
export const NotMarked: Story = {
  parameters: provided(handlers.alerts(some), handlers.markAlertRead.fails(403)),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Mark as read/ })
    if (first) await userEvent.click(first)
    await canvas.findByRole('alert')
  },
}
export const None: Story = {
  parameters: provided(handlers.alerts([])),
  play: settlesOn('heading', { level: 2 }),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.alerts.fails(500)),
  play: settlesOn('alert'),
}
export const Loading: Story = { parameters: provided(handlers.alerts.hangs()), play: settlesOn('status') }
