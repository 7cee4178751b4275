import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { asVisitor, StoryLogInFrame } from '../story-frame.tsx'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { EmailVerificationScreen } from './email-verification-screen.tsx'
import { emailVerifiedScreen } from './email-verified-screen.tsx'
import { registered } from '../results.ts'

const meta = {
  title: 'Screens/Registration/Email verification',
  render: () => (
    <StoryRoute path="/email-verification" Screen={EmailVerificationScreen} Frame={StoryLogInFrame} />
  ),
  parameters: { layout: 'fullscreen', ...provided() },
  beforeEach: () => {
    asVisitor()
    registered.record({ email: 'ada@example.com', maskedEmail: 'a•••@example.com' })
  },
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const pressFirst =
  (until: 'status' | 'alert'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button')
    if (button) await userEvent.click(button)
    await canvas.findAllByRole(until)
  }
const link = (state: string): Story => ({
  render: () => (
    <StoryRoute
      path="/email-verified"
      search={`state=${state}`}
      Screen={emailVerifiedScreen}
      Frame={StoryLogInFrame}
    />
  ),
})

export const Sent: Story = {}
export const SentAgain: Story = { play: pressFirst('status') }
export const NotSentAgain: Story = {
  parameters: provided(handlers.resendVerification.fails(500)),
  play: pressFirst('alert'),
}
export const Verified = link('verified')
export const Used = link('used')
export const Expired = link('expired')
