import { StoryRoute } from '@coffer/router/story'
import { completeMfa, endSession } from '@coffer/session/session'
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
/** Shown to a logged-in depositor; a visitor is redirected to the log-in page instead. */
export const EveryReason: Story = {
  beforeEach: () => {
    completeMfa({ token: 'final-token', sessionId: 'session', relink: false, tokenDuration: 900 })
    return () => endSession('asked')
  },
  render: () => <StoryRoute path="/not-found" Screen={EveryRefusal} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Link a bank first' })
  },
}
