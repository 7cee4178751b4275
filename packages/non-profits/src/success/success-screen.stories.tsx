import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { nonProfitChosen } from '../results.ts'
import { successScreen } from './success-screen.tsx'

const meta = {
  title: 'Screens/Non-profit/Success',
  component: successScreen.Screen,
  render: () => <StoryRoute path="/non-profit/success" Screen={successScreen} />,
  parameters: provided(),
  beforeEach: () => {
    nonProfitChosen.record({ ein: '84-1000017', name: 'Harbor Reads' })
  },
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
