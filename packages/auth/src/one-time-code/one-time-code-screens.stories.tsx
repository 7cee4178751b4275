import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute, WithCapability } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { StoryLogInFrame, withCodeSent, withMfaPending } from '../story-frame.tsx'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { ChooseMfaScreen } from './choose-mfa-screen.tsx'
import { OtpVerificationScreen } from './otp-verification-screen.tsx'
import { SetupMobileMfaScreen } from './setup-mobile-mfa-screen.tsx'
import { mfaAccountLockedScreen } from '../result-screens.tsx'

const meta = {
  title: 'Screens/Log in/One-time code',
  render: () => <StoryRoute path="/login/choose-mfa" Screen={ChooseMfaScreen} Frame={StoryLogInFrame} />,
  parameters: { layout: 'fullscreen', ...provided() },
  beforeEach: () => withMfaPending(),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const mobile: Story['render'] = () => (
  <StoryRoute path="/setup-mobile-mfa" Screen={SetupMobileMfaScreen} Frame={StoryLogInFrame} />
)
const code: Story = {
  render: () => (
    <StoryRoute path="/otp-verification" Screen={OtpVerificationScreen} Frame={StoryLogInFrame} />
  ),
  beforeEach: () => withCodeSent(30),
}
const enter =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [field] = await canvas.findAllByRole('textbox')
    if (field) await userEvent.type(field, text.length === 6 ? text : `${text}{Enter}`)
    await canvas.findAllByRole('alert')
  }

export const Choose: Story = {}
export const OnlyEmail: Story = { beforeEach: () => withMfaPending(['email']) }
export const WithPasskey: Story = {
  render: () => (
    <WithCapability capability="passkeys">
      <StoryRoute path="/login/choose-mfa" Screen={ChooseMfaScreen} Frame={StoryLogInFrame} />
    </WithCapability>
  ),
  beforeEach: () => withMfaPending(['sms', 'email'], { hasPasskey: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Use a passkey' })
  },
}
export const CodeNotSent: Story = {
  parameters: provided(handlers.selectMfa.fails(500)),
  play: async ({ canvas }) => {
    const [submit] = await canvas.findAllByRole('button')
    if (submit) await userEvent.click(submit)
    await canvas.findAllByRole('alert')
  },
}
export const Mobile: Story = { render: mobile }
export const MobileNotSaved: Story = {
  render: mobile,
  parameters: provided(handlers.addMobile.fails(500)),
  play: enter('6145550123'),
}
export const Code: Story = code
export const AnotherCode: Story = { ...code, beforeEach: () => withCodeSent(0) }
export const WrongCode: Story = {
  ...code,
  parameters: provided(
    handlers.verifyCode.fails(400, {
      errors: { code: ['That code is not right. Check it and try again. 2 tries left'] },
    }),
  ),
  play: enter('123456'),
}
export const CodeExpired: Story = {
  ...code,
  parameters: provided(
    handlers.verifyCode.fails(400, { errors: { code: ['That code is no longer good. Ask for a new one.'] } }),
  ),
  play: enter('123456'),
}
export const LogInRanOut: Story = {
  ...code,
  parameters: provided(handlers.verifyCode.fails(401, { message: 'Bearer token or nonce token is null' })),
  play: enter('123456'),
}
export const TooManyTries: Story = {
  ...code,
  parameters: provided(handlers.verifyCode.fails(429)),
  play: enter('123456'),
}
export const Locked: Story = {
  render: () => (
    <StoryRoute path="/mfa-account-locked" Screen={mfaAccountLockedScreen} Frame={StoryLogInFrame} />
  ),
}
