import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusals } from '@coffer/domain/refusal'
import { Stack } from '@coffer/ui-kit/layout'
import { NotFoundScreen } from './not-found-screen.tsx'
import { Refused } from './refused.tsx'

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  render: () => <StoryRoute path="/not-found" Screen={NotFoundScreen} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const EveryRefusal = () => (
  <Stack gap={48}>
    {refusals.map((refusal) => (
      <section key={refusal} aria-label={refusal}>
        <Refused refusal={refusal} />
      </section>
    ))}
  </Stack>
)

export const Default: Story = {}
export const EveryReason: Story = {
  render: () => <StoryRoute path="/not-found" Screen={EveryRefusal} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Link a bank first' })
  },
}
