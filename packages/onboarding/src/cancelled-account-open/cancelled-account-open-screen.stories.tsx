import { StoryRoute } from '@coffer/router/story'
import { clearResult, recordResult } from '@coffer/session/flow-results'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, provided, settlesOn } from '@coffer/router/story-provider'
import { CancelledAccountOpenScreen } from './cancelled-account-open-screen.tsx'

const meta = {
  title: 'Registration/Application cancelled',
  component: CancelledAccountOpenScreen,
  render: () => (
    <StoryRoute path="/registration/cancelled-account-open" Screen={CancelledAccountOpenScreen} />
  ),
  parameters: provided(),
  beforeEach: () => {
    recordResult('application-cancelled', { cancelledAt: '2026-11-20T15:04:05Z' })
    return () => clearResult('application-cancelled')
  },
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Cancelled: Story = {}
export const OnAPhone: Story = { globals: onPhone }
export const InSpanish: Story = { globals: { language: 'es' } }
