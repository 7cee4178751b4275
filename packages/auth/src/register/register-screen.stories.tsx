import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { asVisitor, StoryLogInFrame } from '../story-frame.tsx'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { RegisterScreen } from './register-screen.tsx'

const meta = {
  title: 'Screens/Registration/Open an account',
  component: RegisterScreen,
  render: () => <StoryRoute path="/registration" Screen={RegisterScreen} Frame={StoryLogInFrame} />,
  parameters: { layout: 'fullscreen', ...provided() },
  beforeEach: asVisitor,
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const send =
  (password: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('textbox')
    const [email, secret] = canvasElement.querySelectorAll('input')
    if (!email || !secret) throw new Error('the form has no fields')
    await userEvent.type(email, 'ada@example.com')
    await userEvent.type(secret, `${password}{Enter}`)
    await canvas.findAllByRole('alert')
  }

export const Empty: Story = {}
export const WeakPassword: Story = { play: send('password') }
export const EmailTaken: Story = {
  parameters: provided(
    handlers.register.fails(422, { errors: { email: ['This email is already registered.'] } }),
  ),
  play: send('Quiet harbor morning 7!'),
}
export const NoResponse: Story = {
  parameters: provided(handlers.register.fails(500)),
  play: send('Quiet harbor morning 7!'),
}
