import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFoundScreen } from './not-found-screen.tsx'

const meta = {
  title: 'Not found',
  component: NotFoundScreen,
  render: () => <StoryRoute path="/not-found" Screen={NotFoundScreen} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
