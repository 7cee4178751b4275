import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { twice, withPlans } from '../example-plans.ts'
import { EditScreen } from './edit-screen.tsx'

const meta = {
  title: 'Screens/Automatic saving/Edit',
  component: EditScreen,
  render: () => <StoryRoute path="/plans/$uuid/edit" params={{ uuid: 'twice' }} Screen={EditScreen} />,
  parameters: provided(...withPlans([twice])),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const APlan: Story = {}
export const Unknown: Story = {
  parameters: provided(...withPlans([])),
  play: settlesOn('heading', { level: 2 }),
}
