import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { resetFailed, resetRequested } from '@coffer/router/access-results'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { asVisitor, StoryLogInFrame } from '../story-frame.tsx'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'
import { ResetPasswordScreen } from './reset-password-screen.tsx'
import { resetFailedScreen, sentScreen } from '../result-screens.tsx'

const meta = {
  title: 'Screens/Log in/Reset password',
  render: () => (
    <StoryRoute path="/login/forgot-password" Screen={ForgotPasswordScreen} Frame={StoryLogInFrame} />
  ),
  parameters: { layout: 'fullscreen', ...provided() },
  beforeEach: () => {
    asVisitor()
    resetRequested.record({ email: 'ada@example.com' })
    window['__emailedLink'] = 'email=ada%40example.com&token=t'
    resetFailed.record({ message: 'This link has expired. Ask for a new one.' })
  },
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const reset: Story['render'] = () => (
  <StoryRoute path="/login/reset-password" Screen={ResetPasswordScreen} Frame={StoryLogInFrame} />
)
const type =
  (text: string, until: 'alert' | 'heading'): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('heading', { level: 1 })
    const field = canvasElement.querySelector('input')
    if (field) await userEvent.type(field, `${text}{Enter}`)
    await canvas.findAllByRole(until)
  }

export const Forgot: Story = {}
export const NotAnEmail: Story = { play: type('ada', 'alert') }
export const LinkNotSent: Story = {
  parameters: provided(handlers.forgotPassword.fails(500)),
  play: type('ada@example.com', 'alert'),
}
export const Sent: Story = {
  render: () => <StoryRoute path="/login/sent" Screen={sentScreen} Frame={StoryLogInFrame} />,
}
export const NewPassword: Story = { render: reset }
export const TooWeak: Story = { render: reset, play: type('password', 'alert') }
export const Changed: Story = { render: reset, play: type('Quiet harbor morning 7!', 'heading') }
export const Failed: Story = {
  render: () => (
    <StoryRoute path="/login/reset-password/failed" Screen={resetFailedScreen} Frame={StoryLogInFrame} />
  ),
}
