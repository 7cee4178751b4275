import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviewed, progressHandlers } from '../example-progress.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { passedScreen } from './passed-screen.tsx'

const meta = {
  title: 'Screens/Registration/Approved',
  component: passedScreen.Screen,
  render: () => <StoryRoute path="/registration/passed" Screen={passedScreen} />,
  parameters: provided(...progressHandlers(reviewed('PASSED'))),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Approved: Story = {}
