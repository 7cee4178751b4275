import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { bicycle, four, withGoals } from '../example-goals.ts'
import { GoalScreen } from './goal-screen.tsx'

const of = (uuid: string) => () => <StoryRoute path="/goals/$uuid" params={{ uuid }} Screen={GoalScreen} />

const meta = {
  title: 'Screens/Goals/Goal',
  component: GoalScreen,
  render: of('lisbon'),
  parameters: provided(...withGoals(four, { archived: [bicycle] })),
  play: settlesOn('listitem'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Behind: Story = {}
export const Reached: Story = { render: of('tax') }
export const Archived: Story = { render: of('bicycle') }
export const MovingTooMuch: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add money' }))
    await userEvent.type(await canvas.findByLabelText('Amount'), '90,000')
    await userEvent.click(canvas.getByRole('button', { name: 'Move money' }))
    await canvas.findByRole('alert')
  },
}
