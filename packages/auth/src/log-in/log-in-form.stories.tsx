import { blockCookies, handlers } from '@coffer/api-client/fakes'
import { recordLogoutReason } from '@coffer/session/logout-reason'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { asVisitor, StoryLogInFrame } from '../story-frame.tsx'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import { type FakeOutcome, fakeAuthenticator } from '@coffer/passkeys/fake-authenticator'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { LogInForm } from './log-in-form.tsx'

const Screen = () => <LogInForm onLoggedIn={() => undefined} />

const meta = {
  title: 'Screens/Log in/Log in',
  component: Screen,
  render: () => <StoryRoute path="/login" Screen={Screen} Frame={StoryLogInFrame} />,
  parameters: { layout: 'fullscreen', ...provided() },
  beforeEach: asVisitor,
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const logIn =
  (until: 'alert' | 'button'): NonNullable<Story['play']> =>
  async ({ canvasElement, canvas }) => {
    await canvas.findAllByRole('textbox')
    const [email, password] = canvasElement.querySelectorAll('input')
    if (!email || !password) throw new Error('the form has no fields')
    await userEvent.type(email, 'ada@example.com')
    await userEvent.type(password, 'correct horse{Enter}')
    await canvas.findAllByRole(until)
  }
const rejectedWith = (code: number, message = ''): Story => ({
  parameters: provided(handlers.login.fails(code, { message })),
  play: logIn('alert'),
})
const afterLogout = (reason: Parameters<typeof recordLogoutReason>[0]): Story => ({
  beforeEach: () => {
    asVisitor()
    recordLogoutReason(reason)
  },
})

const withPasskeys: Story = {
  render: () => (
    <WithCapability capability="passkeys">
      <StoryRoute path="/login" Screen={Screen} Frame={StoryLogInFrame} />
    </WithCapability>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Use a passkey' })
  },
}
const afterPasskey = (outcome: FakeOutcome, role: 'alert' | 'status'): Story => ({
  ...withPasskeys,
  beforeEach: () => {
    asVisitor()
    return fakeAuthenticator(outcome)
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a passkey' }))
    await canvas.findAllByRole(role)
  },
})

export const Empty: Story = {}
export const WithPasskeys = withPasskeys
export const PasskeyCanceled = afterPasskey('NotAllowedError', 'status')
export const PasskeyRefused: Story = {
  ...afterPasskey('passkey', 'alert'),
  parameters: provided(handlers.logInByPasskey.fails(400, { message: 'We couldn’t verify this passkey.' })),
}
export const NothingTyped: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('textbox')
    const submit = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')
    if (submit) await userEvent.click(submit)
  },
}
export const Sending: Story = {
  parameters: provided(handlers.login.hangs()),
  play: logIn('button'),
}
export const WrongPassword = rejectedWith(400, 'The email or the password is not right.')
export const EmailNotVerified: Story = {
  parameters: provided(
    handlers.login.fails(400, {
      message: 'Your email is not verified yet. We sent you another link.',
      errors: { email_verification: ['Your email is not verified yet. We sent you another link.'] },
    }),
  ),
  play: logIn('alert'),
}
export const Locked = rejectedWith(403)
export const TooManyTries = rejectedWith(429)
export const ConnectionErrors = rejectedWith(419)
export const CookiesBlocked: Story = {
  beforeEach: () => {
    asVisitor()
    return blockCookies()
  },
  play: logIn('alert'),
}
export const Delay = rejectedWith(500)
export const LoggedOut = afterLogout('asked')
export const TimedOut = afterLogout('timed-out')
export const Refused = afterLogout('refused')
export const LockedOut = afterLogout('locked')
export const LoggedOutElsewhere = afterLogout('other-tab')
export const NotLoggedIn = afterLogout('no-bearer')
