import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withGoals } from '../example-goals.ts'
import { AddScreen } from './add-screen.tsx'

const meta = {
  title: 'Screens/Goals/Add',
  component: AddScreen,
  render: () => <StoryRoute path="/goals/add" Screen={AddScreen} />,
  parameters: provided(...withGoals()),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'A percent' }))
    await userEvent.type(canvas.getByLabelText('Percent of each deposit'), '95')
    await userEvent.click(canvas.getByRole('button', { name: 'Add goal' }))
    await canvas.findByRole('alert')
  },
}
