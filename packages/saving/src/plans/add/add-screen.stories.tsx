import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, userEvent } from 'storybook/test'
import { withPlans } from '../example-plans.ts'
import { AddScreen } from './add-screen.tsx'

const meta = {
  title: 'Screens/Automatic saving/Add',
  component: AddScreen,
  render: () => <StoryRoute path="/plans/add" Screen={AddScreen} />,
  parameters: provided(...withPlans([])),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const TwiceAMonth: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '150')
    await userEvent.click(canvas.getByRole('radio', { name: 'Twice a month' }))
    await fireEvent.change(canvas.getByLabelText('First deposit'), { target: { value: '2027-01-01' } })
    await canvas.findByLabelText('Second day of the month')
  },
}
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start plan' }))
    await canvas.findByRole('alert')
  },
}
