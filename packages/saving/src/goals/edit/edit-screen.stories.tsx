import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withGoals } from '../example-goals.ts'
import { EditScreen } from './edit-screen.tsx'

const meta = {
  title: 'Screens/Goals/Edit',
  component: EditScreen,
  render: () => <StoryRoute path="/goals/$uuid/edit" params={{ uuid: 'lisbon' }} Screen={EditScreen} />,
  parameters: provided(...withGoals()),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const ByADate: Story = {}
