import { depositor, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { bicycle, four, withGoals } from '../example-goals.ts'
import { GoalsScreen } from './goals-screen.tsx'

const meta = {
  title: 'Screens/Goals/List',
  component: GoalsScreen,
  render: () => <StoryRoute path="/goals" Screen={GoalsScreen} />,
  parameters: provided(...withGoals(four, { archived: [bicycle] })),
  play: settlesOn('listitem'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const None: Story = {
  parameters: provided(...withGoals([])),
  play: settlesOn('heading', { level: 2 }),
}
export const ChangingTheOrder: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change order' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Lisbon up' }))
  },
}
export const ViewOnly: Story = {
  parameters: provided(...withGoals(), handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' }))),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.goals.fails(500), ...withGoals()),
  play: settlesOn('alert'),
}
