import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { cancelledAccountOpenScreen } from './cancelled-account-open-screen.tsx'
import { applicationCancelled } from '../results.ts'

const meta = {
  title: 'Screens/Registration/Application canceled',
  render: () => (
    <StoryRoute path="/registration/cancelled-account-open" Screen={cancelledAccountOpenScreen} />
  ),
  parameters: provided(),
  beforeEach: () => {
    applicationCancelled.record({ cancelledAt: '2026-11-20T15:04:05Z' })
    return () => applicationCancelled.clear()
  },
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Cancelled: Story = {}
